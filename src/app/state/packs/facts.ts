import { ref } from 'valtio/vanilla'
import { personal } from '#app/state/page/personal.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import type { PackErrorDetail, PackReason } from '#contract/packs/pack-reasons.ts'
import type { WishState } from '#data/packs/schema.ts'
import type { NotedPack } from './here-note.ts'

/** The displayed fields of an installed pack, without its large manifest. */
export interface HerePack {
  entry: PackEntry
  bytes: number
  /** Milliseconds since 1970. */
  installedAt: number
  verifiedAt: number | null
  /** False if the browser has evicted pieces, or if it is damaged. */
  isWhole: boolean
}

/** A requested version of a pack. */
export interface ComingPack {
  entry: PackEntry
  state: WishState
  doneBytes: number
  totalBytes: number
}

/** This page's current operation on a pack, or the failure of the last one. */
export type Doing =
  | { type: 'planning' | 'checking' | 'removing' }
  | { type: 'fetching'; doneBytes: number; totalBytes: number }
  | { type: 'refused'; why: PackReason; detail: PackErrorDetail }

export interface PackFacts {
  /** Whether the database has been read; `failed`: it cannot be, and `why`. */
  device: { type: 'looking' } | { type: 'read' } | { type: 'failed'; why: PackReason }
  /** The server's list. An old one is kept if a new one cannot be loaded. */
  list: { type: 'unknown' | 'asking' | 'here' } | { type: 'failed'; why: PackReason }
  offered: readonly PackEntry[]
  /** Titles of packs in a language, by id, from the list or this device; null: none loaded yet. */
  titles: { locale: string | null; of: Readonly<Record<string, string>> }
  /** The server has not completed its packs for the first time: more will follow, the complete catalogue last. */
  isMaking: boolean
  here: readonly HerePack[]
  coming: readonly ComingPack[]
  /** Packs that the browser has evicted completely. */
  lost: readonly NotedPack[]
  doing: Record<string, Doing>
  wifiOnly: boolean
  prices: PriceFacts
}

export interface PriceFacts {
  /** The time of the oldest prices, ISO 8601; null: none installed. */
  asOf: string | null
  /** Ids of installed packs that the server no longer offers. */
  none: readonly string[]
  /** When the server last replied for all packs, by this device's clock, milliseconds since 1970; null: never. */
  askedAt: number | null
  /** Whether newer prices are being requested. `of`: ids of packs with an error reply while others succeeded. */
  now: { type: 'kept' | 'asking' } | { type: 'refused'; why: PackReason; of: readonly string[] }
}

/** The packs on this device and in the shop. Lists are replaced as a whole. */
export const packs = personal<PackFacts>({
  device: { type: 'looking' },
  list: { type: 'unknown' },
  offered: ref([]),
  titles: ref({ locale: null, of: {} }),
  isMaking: false,
  here: ref([]),
  coming: ref([]),
  lost: ref([]),
  doing: {},
  wifiOnly: false,
  prices: { asOf: null, none: ref([]), askedAt: null, now: { type: 'kept' } },
})
