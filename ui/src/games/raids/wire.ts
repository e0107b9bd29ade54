// Generated from what the game's drawing declares (`shapes.py`) by `meadhall wire`. Do not edit.

export interface SpaceData {
  berths: (number | "ghost" | null)[]
  full: number
  what: "harbor" | "start" | "tile" | "village"
}

export interface TileData {
  full: number[]
  left: number[]
  passage: boolean
  sells: number
  shields: number | null
  symbols: number
}

export interface HarbourData {
  metric: string
  rewards: number[]
  standings: (number | null)[]
}

export interface ShipData {
  capacity: number
  crew: number
  hammers: number
  runes: [number, number]
  sails: number
  weapons: number
}

export interface FightData {
  due: number
  paid: number[]
  sides: [number, number]
  space: number
  then: number
}

export interface SailData {
  fight: number | null
}

export interface ThingData {
  "space": SpaceData
  "tile": TileData
  "harbour-tile": HarbourData
  "ship": ShipData
  "fight": FightData
}

export interface ChoiceData {
  "sail": SailData
}
