// Generated from src/meadhall/web/messages.py and core/scene.py by `meadhall wire`. Do not edit.

export type Lang = "en" | "fr"

export type SeatKind = "human" | "bot" | "open"

export type LuckKind = "own" | "fair" | "known"

export type Kind = "area" | "panel" | "grid" | "track" | "cell" | "pile" | "card" | "tile" | "token" | "piece" | "die" | "text"

export type PaceKind = "none" | "live" | "slow"

export type Late = "move" | "bot" | "wait"

export type Asked = "end" | "slow" | "sit-in"

export type Door = "hall" | "link" | "shut"

export interface Thing {
  at?: number[]
  cells?: number[][]
  data?: Record<string, unknown>
  edges?: string[][]
  hidden?: boolean
  icon?: string
  id: string
  kind: Kind
  name?: string
  note?: string
  rule?: string
  seat?: number
  size?: number[]
  things?: string[]
  tone?: string
  value?: number | string
}

export interface Chip {
  icon: string
  name: string
  value: number | string
}

export interface SeatLook {
  chips: Chip[]
  line: string
  score: number | null
  seat: number
}

export interface ScoreRow {
  name: string
  notes: string[]
  rule: string
  values: (number | null)[]
}

export interface Why {
  rule: string
  text: string
}

export interface Promise {
  change: number
  seat: number
  sure: boolean
  text: string
  what: string
}

export interface Choice {
  args?: (number | string)[]
  aside?: boolean
  data?: Record<string, unknown>
  icon?: string
  id: string
  label: string
  note?: string
  preview?: Promise[]
  remarks?: string[]
  rule?: string
  things: string[]
  verb?: string
}

export interface Refused {
  args: (number | string)[]
  id: string
  label: string
  reasons: Why[]
  things: string[]
  verb: string
}

export interface Question {
  auto?: string
  kind: string
  note: string
  options: Choice[]
  refused: Refused[]
  rule: string
  seat: number
  title: string
}

export interface Waiting {
  rule: string
  seat: number
  title: string
}

export interface LogLine {
  kind: string
  rule: string
  seat: number | null
  text: string
  things: string[]
}

export interface Scene {
  progress: number[]
  root: string
  round?: string
  scores: ScoreRow[]
  seats: SeatLook[]
  status: string
  things: Record<string, Thing>
}

export interface SceneChange {
  changed: Record<string, Thing>
  progress?: number[]
  removed: string[]
  round?: string
  scores?: ScoreRow[]
  seats?: SeatLook[]
  status?: string
}

export interface Sign {
  icon?: string
  kept?: boolean
  lacking?: boolean
  sign: "beer" | "coin" | "gold" | "icon" | "need" | "pip" | "victory" | "word"
  tone?: string
  value?: number | string
}

export interface Strength {
  icon?: string
  shape: "attack" | "back" | "defence" | "icon" | "move"
  tone?: string
  value?: number | string
}

export interface Victory {
  reward?: boolean
  value: number | string
}

export interface Face {
  effect?: Sign[]
  kind?: string
  price?: Sign[]
  scene?: "field" | "fjord" | "hall" | "night" | "rays" | "sea"
  strength?: Strength[]
  timing?: string
  victory?: Victory
  wash?: "god" | "hero"
  wear?: "building" | "damaged"
}

export interface PaceWish {
  kind?: PaceKind
  first?: number
  more?: number
  late?: Late
}

export interface Shown {
  type: "shown"
}

export interface Rest {
  type: "rest"
  why?: string
}

export interface GoOn {
  type: "go-on"
}

export interface Propose {
  type: "propose"
  what: Asked
  about?: number | null
}

export interface Vote {
  type: "vote"
  agree: boolean
}

export interface GiveUp {
  type: "give-up"
  bot?: string
}

export interface Ready {
  type: "ready"
  ready: boolean
}

export interface Appoint {
  type: "appoint"
  seat: number
  bot?: string | null
}

export interface Settle {
  type: "settle"
  pace: PaceWish
  options?: Record<string, string>
}

export interface AnswerAhead {
  type: "ahead"
  answers: Record<string, number>
}

export interface SetDoor {
  type: "door"
  door: Door
}

export interface AheadInfo {
  id: string
  text: string
  unless: string
  values: number[]
  preset: number
  at: number | null
}

export interface PaceInfo {
  kind: PaceKind
  first: number
  more: number
  late: Late
}

export interface SeatLife {
  left: number | null
  runs: boolean
  begins: number
  outs: number
  helped: boolean
  away: number | null
  ready: boolean
}

export interface PauseInfo {
  by: number
  since: number
  why: string
}

export interface MotionInfo {
  what: Asked
  by: number
  about: number | null
  agreed: number[]
  asked: number[]
}

export interface Life {
  type: "life"
  pace: PaceInfo
  seats: SeatLife[]
  pause: PauseInfo | null
  motion: MotionInfo | null
  watching: number
  door: Door
  ended: boolean
  room: boolean
  begins: number | null
}

export interface Play {
  type: "play"
  option: string
  version: number
}

export interface Undo {
  type: "undo"
  version: number
}

export interface UndoAnswer {
  type: "undo-answer"
  agree: boolean
}

export interface Chat {
  type: "chat"
  text: string
}

export interface SetLang {
  type: "lang"
  lang: Lang
}

export interface Leave {
  type: "leave"
  bot?: string
}

export interface Back {
  type: "back"
}

export interface Rename {
  type: "rename"
  name: string
}

export interface Begin {
  type: "begin"
  bot?: string
}

export interface Mute {
  type: "mute"
  spectators: boolean
}

export interface Ask {
  type: "ask"
  option: string
}

export interface Hint {
  type: "hint"
}

export interface Suggest {
  type: "suggest"
}

export interface Auto {
  type: "auto"
  mode: "ask" | "pass" | "plain"
}

export interface Ping {
  type: "ping"
}

export interface SeatInfo {
  seat: number
  name: string
  kind: SeatKind
  bot: string | null
  online: boolean
  came: boolean
  link?: string | null
}

export interface LuckInfo {
  kind: LuckKind
  commitment?: string | null
  parts?: (string | null)[]
  seed?: string | null
}

export interface ChatLine {
  number: number
  name: string
  seat: number | null
  text: string
  at: string
}

export interface LoggedMove {
  version: number
  lines: LogLine[]
  firsts?: string[]
}

export interface Plate {
  id: string
  number: number
  title: string
  text: string
  do: string
  at: string[]
  want: string[]
  version: number
}

export interface LessonState {
  steps: number
  over: boolean
  plates: Plate[]
}

export interface UndoState {
  can: boolean
  why: string
  rule: string
  asked_by?: number | null
}

export interface Over {
  scores: number[]
  winners: number[]
  ending: string
  ending_line: string
  start: number[]
  history: number[][]
  history_names: string[]
}

export interface TableMessage {
  type: "table"
  table: string
  game: string
  lang: Lang
  version: number
  you: number | null
  host: boolean
  seats: SeatInfo[]
  options: Record<string, string>
  scene: Scene
  asks: Question[]
  waiting: Waiting[]
  log: LoggedMove[]
  chat: ChatLine[]
  undo: UndoState
  over: Over | null
  again: boolean
  elsewhere: boolean
  dealt: boolean
  luck: LuckInfo
  hushed: boolean
  lesson?: LessonState | null
  ahead?: AheadInfo[]
  invite?: string | null
}

export interface Update {
  type: "update"
  version: number
  change: SceneChange
  asks: Question[]
  waiting: Waiting[]
  moved: LoggedMove | null
  undo: UndoState
  over: Over | null
  lesson?: LessonState | null
}

export interface Seats {
  type: "seats"
  seats: SeatInfo[]
  undo: UndoState
  again: boolean
  elsewhere: boolean
  luck: LuckInfo
  hushed: boolean
  ahead: AheadInfo[]
}

export interface ChatMessage {
  type: "chat"
  line: ChatLine
}

export interface RefusalMessage {
  type: "refusal"
  option: string
  reasons: (Record<string, string>)[]
}

export interface HintMessage {
  type: "hint"
  option: string
  label: string
}

export interface SuggestionMessage {
  type: "suggestion"
  version: number
  suggestion: Record<string, unknown>
}

export interface Failure {
  type: "error"
  code: "illegal" | "malformed" | "no-undo" | "not-yours" | "over" | "seated" | "stale" | "too-big" | "too-often" | "unavailable" | "unshown"
  text: string
  reasons?: (Record<string, string>)[]
}

export interface Pong {
  type: "pong"
}

export interface SeatWish {
  kind: "bot" | "human"
  bot?: string
  name?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  name?: string
  options?: Record<string, string>
  seed?: number | null
  public?: boolean
  pace?: PaceWish
  room?: boolean
  door?: Door | null
  practice?: boolean
  watch?: boolean
  lesson?: boolean
}

export interface TableMade {
  table: string
  key: string | null
  url: string
  links: Record<number, string>
}

export interface SitDown {
  name?: string
}

export interface Arrive {
  key?: string | null
  seat?: number | null
  also?: boolean
  luck?: string
}

export interface Seated {
  table: string
  seat: number
  key: string | null
  url: string
}

export interface Me {
  new: boolean
}

export interface MyKeys {
  keys?: string[]
}

export interface TableRow {
  table: string
  game: string
  name: string
  status: string
  seats: SeatInfo[]
  your_turn: boolean
  your_seat: number | null
  waiting_for: string[]
  over: boolean
  changed: string
  url: string
  dealt: boolean
  luck: LuckInfo
  lost?: string
  pace?: PaceKind
  left?: number | null
  room?: boolean
  ended?: boolean
  scores?: (number | null)[]
  watching?: number
}

export interface ReplayFrame {
  table: string
  game: string
  at: number
  of: number
  you: number | null
  seats: SeatInfo[]
  scene: Scene
  waiting: Waiting[]
  moved: LoggedMove | null
  over: Over | null
  marks: ([number, string])[]
}

export interface Fork {
  at: number
  seat?: number
  bot?: string
  name?: string
}

export interface Problem {
  status: number
  code: string
  text: string
}

export interface OptionValue {
  id: string
  name: string
  note: string
}

export interface GameOption {
  id: string
  name: string
  note: string
  values: OptionValue[]
  default: string
}

export interface GameInfo {
  key: string
  name: string
  pitch: string
  players: number[]
  minutes: string
  weight: number
  designers: string[]
  publisher: string
  year: number
  artist: string
  options: GameOption[]
  provenance: Record<string, number>
  entries: number
  default_players: number
  lesson: number
  guide: boolean
}

export interface BotInfo {
  id: string
  name: string
  level: number
  most: number
  rank: string
  line: string
}

export interface Rule {
  id: string
  section: string
  text: string
  provenance: string
}

export interface Rules {
  game: string
  title: string
  intro: string
  sections: string[]
  rules: Rule[]
  notes: Rule[]
  sources: string[]
}

export interface Source {
  section: string
  id: string
  name: string
  provenance: Record<string, string>
}

export interface First {
  id: string
  text: string
  rule: string
  icon: string
}

export interface GuidePart {
  kind: string
  name: string
  scene: string
  x: number
  y: number
  width: number
  height: number
  turn: number
  fade: number
  glow: boolean
  tone: string
  dash: string
}

export interface GuideLine {
  text: string
  sign: GuidePart | null
  value?: string
  name?: string
}

export interface GuideTurn {
  title: string
  text: string
  picture: GuidePart[]
}

export interface GuideDetail {
  id: string
  title: string
  line: string
  text: string
  rules: string[]
}

export interface HowTo {
  game: string
  pitch: string
  ground: string
  facts: GuideLine[]
  goal: string
  goal_picture: GuidePart[]
  points: GuideLine[]
  turn: GuideTurn[]
  way_title: string
  way: GuideLine[]
  ends: string
  stages: string[]
  ends_lines: GuideLine[]
  also_title: string
  also: string
  bars: number[]
  signs: GuideLine[]
  details: GuideDetail[]
  scenes: Record<string, Record<string, Thing>>
  rules: number
}

export interface HealthReport {
  ok: boolean
  wrong: string[]
  store: string
  disk_free: number | null
  workers: number
  workers_alive: number
  queued: number
  waited: number
}

export type FromPage =
  | Play
  | Undo
  | UndoAnswer
  | Chat
  | SetLang
  | Leave
  | Back
  | Rename
  | Begin
  | Mute
  | Ask
  | Hint
  | Suggest
  | Auto
  | Ping
  | Shown
  | Rest
  | GoOn
  | Propose
  | Vote
  | GiveUp
  | Ready
  | Appoint
  | Settle
  | SetDoor
  | AnswerAhead

export type ToPage =
  | TableMessage
  | Update
  | Seats
  | Life
  | ChatMessage
  | RefusalMessage
  | HintMessage
  | SuggestionMessage
  | Failure
  | Pong
