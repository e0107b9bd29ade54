// Generated from what the game's drawing declares (`shapes.py`) by `meadhall wire`. Do not edit.

import type { Face } from '../../wire'

export interface Emblem {
  icon: string
  tone?: string
}

export interface ChartData {
  faces: Record<string, Emblem>
  goods: ((string | null)[])[]
  sizes: string[]
  stores: string[]
}

export interface SpaceSign {
  board?: string
  number: number | string
  ors?: string[]
  per?: string
  place: "cost" | "die" | "gain" | "need" | "or" | "plus"
  sign: string
}

export interface Taken {
  colour: number
  seat: number
  vikings: number
}

export interface SpaceData {
  column: number
  short: string
  signs: SpaceSign[]
  taken?: Taken
}

export interface StripData {
  items: ([string, number])[]
}

export interface Slots {
  stone: [number, number]
  wood: [number, number]
}

export interface AreaData {
  accepts: string[]
  bonuses: ([number, number, string[]])[]
  earns: number
  income: (([number, number, number])[])[]
  minus: number
  number: number
  rows: string[]
  slots?: Slots
  top?: number
}

export interface Later {
  name: string
  points: number
  round: number
}

export interface IslandData {
  area: AreaData
  later?: Later
  ships: string[]
  silver: number
}

export interface SpecialData {
  price: number | null
  sword: number
  tongs: boolean
}

export interface DieData {
  allowed: number
  extra: number
  high: boolean
  ore: number
  pay: string[]
  result: number
  rolls: number
  sides: number
}

export interface LiftedData {
  area?: string
  fits?: Record<string, number>
  gift?: boolean
  item?: string
}

export interface PlayerData {
  areas: string[]
  colour: number
  first: boolean
  income: number
  passed: boolean
  penalties: number
  vikings: number
  waiting: number
}

export interface StoreData {
  cells: ([number, number])[]
  item: string
}

export interface TableData {
  emigrated: ([string, number])[]
  first: number
  open: number[]
  vikings: number[]
}

export interface ServedData {
  depth: number
}

export interface BayData {
  docks: [number, number]
}

export interface ShipData {
  kind: string
  large: boolean
  pips: [number, number]
}

export interface CardData {
  deck: string
  face: Face
  number: number
  panel: string
}

export interface AtData {
  cells: ([number, number])[]
}

export interface Way {
  rule?: string
  start?: number
  why?: string
}

export interface ServeData {
  along?: Way
  upright?: Way
}

export interface LootData {
  cells: ([number, number])[]
  lacks: number
  name: string
  sword: number
  tone: string
}

export interface SpendData {
  get: ([string, number])[]
  pay: ([string, number])[]
}

export interface FailData {
  back: number
  get: ([string, number])[]
}

export interface Placed {
  area: string
  cells: ([number, number])[]
  item: string
}

export interface Suggestion {
  lifted?: Placed
  packing?: Placed[]
  served?: ([string, number, number])[]
  spots?: Placed[]
}

export interface ThingData {
  "chart": ChartData
  "space": SpaceData
  "strip": StripData
  "island": IslandData
  "special": SpecialData
  "die": DieData
  "lifted": LiftedData
  "player": PlayerData
  "store": StoreData
  "area": AreaData
  "table": TableData
  "served": ServedData
  "bay": BayData
  "ship": ShipData
  "card": CardData
}

export interface ChoiceData {
  "at": AtData
  "serve": ServeData
  "loot": LootData
  "spend": SpendData
  "fail": FailData
}
