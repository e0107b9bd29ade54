// Generated from what the game's drawing declares (`shapes.py`) by `meadhall wire`. Do not edit.

import type { Face } from '../../wire'

export interface TableData {
  chiefs: boolean
  fuse: number
  target: number
}

export interface MarketData {
  paying: string | null
}

export interface CardData {
  card: string
  face: Face
  family: "ability" | "action" | "chief" | "event" | "hidden_vp" | "item" | "resource" | "training"
}

export interface LinkData {
  aim: number
  card: string
  face: Face
  family: "ability" | "action" | "chief" | "event" | "hidden_vp" | "item" | "resource" | "training"
  stands: boolean
}

export interface PlayerData {
  active: boolean
  hand: number
  place: string
}

export interface TrackData {
  category: "clan" | "loot" | "navy"
  goal: number
  hidden: number
  label: string
}

export interface HandData {
  spied: boolean
}

export interface AskedData {
  seat: number
  state: "next" | "now" | "passed"
}

export interface StageData {
  by: number
  category?: "clan" | "loot" | "navy"
  each?: number
  guards?: number
  items?: number
  named?: string
  order?: AskedData[]
  phase: "hire" | "react"
  victim?: string
  wind?: number
}

export interface BuyData {
  category: "clan" | "loot" | "navy" | null
  gives: string[]
  net: number
  pays: string[]
  trades: number
  vp: number
}

export interface ThingData {
  "table": TableData
  "market": MarketData
  "card": CardData
  "discarded": CardData
  "chief": CardData
  "link": LinkData
  "player": PlayerData
  "track": TrackData
  "hand": HandData
  "stage": StageData
}

export interface ChoiceData {
  "buy": BuyData
  "black": BuyData
}
