// Generated from what the game's drawing declares (`shapes.py`) by `meadhall wire`. Do not edit.

import type { Face } from '../../wire'

export interface ScoreData {
  goal: number
  last: boolean
  thresholds: number[]
}

export interface PileData {
  detour: boolean
  face: Face
  kind: "building" | "defence" | "unit"
}

export interface CardData {
  detour: boolean
  face: Face
  fresh: boolean
  ready: boolean
  type: string
}

export interface DracoData {
  face: Face
  loot: string
  used: number[]
}

export interface FavoursData {
  chooser: number | null
  turned: string | null
}

export interface BonusData {
  counts: number[]
  leaders: number[]
  tie: boolean
}

export interface VillageData {
  attacked: boolean
  count: number
  first: boolean
  limit: number | null
  opens: string | null
  turn: boolean
}

export interface SiteData {
  capacity: number
  defence: number
  face: Face
  loose: [number, number]
  made: number
  resource: "beer" | "gold" | null
  stored: number
  wear: "building" | "damaged" | null
}

export interface MissionData {
  met: boolean
  need: number
  progress: number
}

export interface Listed {
  n: number
  name: string
}

export interface TopCard {
  face: Face
  icon: string
  name: string
  type: string
}

export interface DiscardData {
  cards: Listed[]
  top: TopCard | null
}

export interface PurseData {
  hand: number
}

export interface FightData {
  attacker: number
  cards: string[]
  chosen: number
  defence: number
  defender: number
  more: number
  removed: string[]
  target: string
  traps: number
  value: number
}

export interface AimData {
  enough: boolean
}

export interface ThingData {
  "score": ScoreData
  "pile": PileData
  "card": CardData
  "draco": DracoData
  "favours": FavoursData
  "bonus": BonusData
  "village": VillageData
  "site": SiteData
  "mission": MissionData
  "discard": DiscardData
  "purse": PurseData
  "fight": FightData
}

export interface ChoiceData {
  "at": AimData
  "also": AimData
}
