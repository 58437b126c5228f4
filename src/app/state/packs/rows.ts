import type { PackErrorDetail, PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import { FULL_CATALOGUE_ID, type PackEntry } from '#contract/packs/pack-list.ts'
import type { PackOnDevice, PackOperation, PackState } from './facts.ts'

/** The state of one pack, which decides its text and actions. */
export type PackStatus =
  | { type: 'offered' }
  /** The installed complete catalogue contains everything in this pack. */
  | { type: 'covered' }
  /** The pack is complete. `hasUpdate`: a newer version exists. */
  | { type: 'here'; hasUpdate: boolean }
  /** The browser has deleted some of the pack, or all of it (`isCompletelyDeleted`). */
  | { type: 'taken'; isCompletelyDeleted: boolean }
  | { type: 'planning' | 'checking' | 'removing' }
  | ({ type: 'coming' | 'paused' } & TransferProgress)
  | ({ type: 'stopped'; why: PackErrorReason; detail: PackErrorDetail } & TransferProgress)

/** The progress of a download in transferred bytes, like the sizes in the list of packs. */
interface TransferProgress {
  doneBytes: number
  totalBytes: number
}

export interface PackRow {
  id: string
  title: string
  /** The server's entry for the pack; otherwise the installed or requested one. Null if only the name is known. */
  entry: PackEntry | null
  /** The installed version; null if there is none. */
  installedPack: PackOnDevice | null
  status: PackStatus
  /** Why the last request for the pack failed. */
  refusal: { why: PackErrorReason; detail: PackErrorDetail } | null
}

type PackRowInput = Pick<PackState, 'offered' | 'titles' | 'here' | 'coming' | 'lost'> & { doing: Readonly<Record<string, PackOperation>> }

/** Returns all known packs: the complete catalogue first, then those in the list in its order, then others. */
export function packRows(facts: PackRowInput): PackRow[] {
  const known = [...facts.offered, ...facts.coming.map(({ entry }) => entry), ...facts.here.map(({ entry }) => entry)]
  const titles = new Map<string, string>()
  for (const { id, title } of [...known, ...facts.lost]) if (!titles.has(id)) titles.set(id, title)
  return [...titles]
    .map(([id, title]) => ({
      // An installed pack keeps the title in the language in which it was downloaded.
      ...{ id, title: facts.titles.of[id] ?? title },
      entry: known.find((entry) => entry.id === id) ?? null,
      installedPack: facts.here.find(({ entry }) => entry.id === id) ?? null,
      status: packStatusOf(facts, id),
      refusal: packRefusalOf(facts.doing[id]),
    }))
    .sort((one, other) => Number(other.id === FULL_CATALOGUE_ID) - Number(one.id === FULL_CATALOGUE_ID))
}

const packRefusalOf = (doing: PackOperation | undefined): PackRow['refusal'] =>
  doing?.type === 'refused' ? { why: doing.why, detail: doing.detail } : null

function packStatusOf({ offered, here, coming, lost, doing }: PackRowInput, id: string): PackStatus {
  const mine = doing[id]?.type === 'refused' ? undefined : doing[id]
  if (mine !== undefined && mine.type !== 'fetching') return { type: mine.type }
  const download = coming.find(({ entry }) => entry.id === id)
  if (download !== undefined) {
    const { state } = download
    // This page's counter includes data that was received and then discarded, so a paused download shows the stored number of bytes.
    if (state.type === 'paused') return { type: 'paused', ...transferredProgress(download, download.entry) }
    const progress = transferredProgress(mine ?? download, download.entry)
    if (state.type === 'stopped' && mine === undefined) {
      const detail = state.status === undefined ? {} : { status: state.status }
      return { type: 'stopped', why: state.why, detail, ...progress }
    }
    return { type: 'coming', ...progress }
  }
  if (mine !== undefined)
    return {
      type: 'coming',
      ...transferredProgress(
        mine,
        offered.find((entry) => entry.id === id),
      ),
    }
  const pack = here.find(({ entry }) => entry.id === id)
  if (pack !== undefined)
    return pack.isWhole ? { type: 'here', hasUpdate: isOutdated(pack.entry, offered) } : { type: 'taken', isCompletelyDeleted: false }
  if (here.some(({ entry, isWhole }) => entry.id === FULL_CATALOGUE_ID && isWhole)) return { type: 'covered' }
  return lost.some((noted) => noted.id === id) ? { type: 'taken', isCompletelyDeleted: true } : { type: 'offered' }
}

/**
 * Returns a download's progress in transferred bytes. Downloads count stored bytes, which are several times as many, so they are converted
 * in proportion to the size in the list.
 */
const transferredProgress = ({ doneBytes, totalBytes }: TransferProgress, entry: PackEntry | undefined): TransferProgress =>
  entry === undefined
    ? { doneBytes, totalBytes }
    : { doneBytes: totalBytes === 0 ? 0 : Math.round((doneBytes / totalBytes) * entry.bytes), totalBytes: entry.bytes }

/**
 * Whether a newer version of an installed pack is offered, by build time instead of version number, like `availableUpdates` of data/packs.
 */
const isOutdated = (mine: PackEntry, offered: readonly PackEntry[]): boolean =>
  offered.some(({ id, manifest, madeAt }) => id === mine.id && manifest !== mine.manifest && Date.parse(madeAt) > Date.parse(mine.madeAt))
