// Generated from what the game's drawing declares (`shapes.py`) by `meadhall wire`. Do not edit.

import type { Face, Sign } from '../../wire'

export interface TableData {
  phase: string
  round: number
}

export interface AdventureData {
  group: string
}

export interface BoardData {
  first: number
  last: number
  spaces: number
}

export interface SpaceData {
  dark: boolean
  signs: Sign[]
  what: "card" | "end" | "marker" | "plain"
}

export interface TrailData {
  at: number
  length: number
  ship: boolean
  slid: number
}

export interface PawnData {
  at: number
  out: boolean
}

export interface RowData {
  numbers: number[]
  slide: number
}

export interface MoveData {
  face: Face
}

export interface PileData {
  known: number[]
}

export interface GoodsData {
  face: Face
  left: number
  name: string
  price: number
  raised: boolean
}

export interface ChapterData {
  done: boolean
  now: boolean
}

export interface SeatData {
  doing: "choosing" | "deciding" | "done" | "idle" | "laid" | "left" | "next"
  odin: boolean
  order: number
  played: string[]
  rank: number
}

export interface LandingData {
  bad: boolean
  by: number
  signs: Sign[]
  to: number
}

export interface CardData {
  face: Face
  lands: LandingData[]
  name: string
}

export interface ValhallaData {
  helmets: number | null
}

export interface CourseSpace {
  at: number
  signs: Sign[]
}

export interface CourseData {
  code: string
  spaces: CourseSpace[]
}

export interface LandsData {
  lands: LandingData[]
}

export interface ThingData {
  "table": TableData
  "adventure": AdventureData
  "board": BoardData
  "space": SpaceData
  "trail": TrailData
  "pawn": PawnData
  "row": RowData
  "move": MoveData
  "pile": PileData
  "goods": GoodsData
  "chapter": ChapterData
  "seat": SeatData
  "card": CardData
  "seen": CardData
  "valhalla": ValhallaData
  "course": CourseData
}

export interface ChoiceData {
  "lay": LandsData
  "move": LandsData
}
