import { ref } from 'valtio/vanilla'
import { createPersonalState } from '#app/state/page/personal.ts'
import type { PackErrorDetail, PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import type { DownloadState } from '#data/packs/schema.ts'
import type { RememberedPack } from './here-note.ts'

/** An installed pack of the catalogue, with the fields to display and without its large manifest. */
export interface PackOnDevice {
  entry: PackEntry
  bytes: number
  /** When the pack was installed, milliseconds since 1970. */
  installedAt: number
  verifiedAt: number | null
  /** Whether the pack is complete. False if the browser has deleted pieces of it, or if it is damaged. */
  isWhole: boolean
}

/** A version of a pack that the user has requested and that is not installed yet. */
export interface DownloadingPack {
  entry: PackEntry
  state: DownloadState
  doneBytes: number
  totalBytes: number
}

/** What this page is doing with a pack, or how the last operation failed. */
export type PackOperation =
  | { type: 'planning' | 'checking' | 'removing' }
  | { type: 'fetching'; doneBytes: number; totalBytes: number }
  | { type: 'refused'; why: PackErrorReason; detail: PackErrorDetail }

export interface PackState {
  /** Whether the device's database has been read. `failed`: it cannot be read, for the reason `why`. */
  device: { type: 'looking' } | { type: 'read' } | { type: 'failed'; why: PackErrorReason }
  /** The server's list of packs. An old list is kept if a new one cannot be loaded. */
  list: { type: 'unknown' | 'asking' | 'here' } | { type: 'failed'; why: PackErrorReason }
  offered: readonly PackEntry[]
  /** The titles of packs in a language, by id, from the list or this device; null if none are loaded yet. */
  titles: { locale: string | null; of: Readonly<Record<string, string>> }
  /** Whether the server is building its packs for the first time. More packs will follow, the complete catalogue last. */
  isMaking: boolean
  here: readonly PackOnDevice[]
  coming: readonly DownloadingPack[]
  /** The packs that the browser has deleted completely. */
  lost: readonly RememberedPack[]
  doing: Record<string, PackOperation>
  wifiOnly: boolean
  prices: PackPriceState
}

export interface PackPriceState {
  /** The time of the oldest prices, ISO 8601; null if no prices are installed. */
  asOf: string | null
  /** The ids of installed packs that the server no longer offers. */
  none: readonly string[]
  /** When the server last replied for all packs, by this device's clock in milliseconds since 1970; null if never. */
  askedAt: number | null
  /** Whether newer prices are being requested. `of`: the ids of packs whose request failed while others succeeded. */
  now: { type: 'kept' | 'asking' } | { type: 'refused'; why: PackErrorReason; of: readonly string[] }
}

/** The packs on this device and in the shop. Lists are replaced as a whole. */
export const packState = createPersonalState<PackState>({
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
