import { ref } from 'valtio/vanilla'
import { personal } from '#app/state/page/personal.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import type { PackErrorDetail, PackReason } from '#contract/packs/pack-reasons.ts'
import type { WishState } from '#data/packs/schema.ts'
import type { NotedPack } from './here-note.ts'

/** A pack on this device: what of its record a page shows. A manifest names thousands of pieces. */
export interface HerePack {
  entry: PackEntry
  bytes: number
  /** Milliseconds since 1970. */
  installedAt: number
  verifiedAt: number | null
  /** The browser has thrown something of it away, or it is damaged. */
  isWhole: boolean
}

/** A version of a pack that is to come. */
export interface ComingPack {
  entry: PackEntry
  state: WishState
  doneBytes: number
  totalBytes: number
}

/** What this page is doing with a pack just now, and what a press came to that changed nothing. */
export type Doing =
  | { type: 'planning' | 'checking' | 'removing' }
  | { type: 'fetching'; doneBytes: number; totalBytes: number }
  | { type: 'refused'; why: PackReason; detail: PackErrorDetail }

export interface PackFacts {
  /** Whether the device's database has been read; `failed`: it cannot be, and `why`. */
  device: { type: 'looking' } | { type: 'read' } | { type: 'failed'; why: PackReason }
  /** The shop's own list. What was had stays when it cannot be had anew. */
  list: { type: 'unknown' | 'asking' | 'here' } | { type: 'failed'; why: PackReason }
  offered: readonly PackEntry[]
  /** What packs are called in a language, by their ids, as far as list or device tell it; null: nobody has told it yet. */
  titles: { locale: string | null; of: Readonly<Record<string, string>> }
  /** The shop has not been through with its packs once yet: more are coming, that of everything last. */
  isMaking: boolean
  here: readonly HerePack[]
  coming: readonly ComingPack[]
  /** Packs that were here and that nobody has removed: the browser has cleared them altogether. */
  lost: readonly NotedPack[]
  doing: Record<string, Doing>
  wifiOnly: boolean
  prices: PriceFacts
}

export interface PriceFacts {
  /** When the shop said the oldest of those that are here, ISO 8601; null: none are. */
  asOf: string | null
  /** Ids of packs here of which the shop has none any more. */
  none: readonly string[]
  /** When it last answered of all packs here, by this device's clock, milliseconds since 1970; null: never yet. */
  askedAt: number | null
  /** Whether it is being asked for newer ones. `of`: ids of packs of which it refused them while it told those of others. */
  now: { type: 'kept' | 'asking' } | { type: 'refused'; why: PackReason; of: readonly string[] }
}

/** What is known of packs on this device and in the shop. Lists are replaced whole. */
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
