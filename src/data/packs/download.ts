import { type PackManifest, pieceSizesOf } from '#contract/packs/manifest.ts'
import { PackError, type PackErrorDetail, type PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import { commitPack } from './commit.ts'
import { fetchMissingPieces } from './fetch-lacking.ts'
import { buildFromRecipe, findRecipePlan } from './make-here.ts'
import type { PackStore } from './open.ts'
import { assertKnownFormat, missingPieces, storePiece } from './pieces.ts'
import { FREE_SPACE_MARGIN_BYTES, fitsInFreeSpace } from './plan.ts'
import type { PackPort } from './port.ts'
import { readRequestedDownload, resumeDownload, setDownloadState, stopDownloadForLackOfSpace, sumSizes } from './requested-downloads.ts'
import type { InstalledPack, PackDownload } from './schema.ts'
import { readSettings } from './settings.ts'

export interface DownloadProgress {
  /** Number of bytes that are here, including received bytes of unfinished pieces. */
  doneBytes: number
  totalBytes: number
}

export interface DownloadOptions {
  /** Cancels the download at once. The request for the pack stays stored, so that the download can be continued. */
  signal?: AbortSignal
  onProgress?: (now: DownloadProgress) => void
  /** Whether to ignore the cost of the connection, because the user has pressed the button for that. */
  ignoresConnectionCost?: boolean
}

/** The result of a download. `not-wanted` means that nobody asked for the pack, or that the download was cancelled meanwhile. */
export type DownloadOutcome =
  | { type: 'installed'; pack: InstalledPack }
  | { type: 'paused' }
  | { type: 'not-wanted' }
  | { type: 'stopped'; why: PackErrorReason; detail: PackErrorDetail }

/**
 * Downloads the missing pieces of a wanted pack and installs it. Pieces that earlier attempts have stored are not fetched again. Only one
 * download runs across all tabs and the worker, in time slices of a few seconds, so that a suspended tab blocks nobody. If the download
 * stops, the reason is stored. If `signal` is aborted, rejects with the signal's reason.
 */
export async function downloadPack(store: PackStore, port: PackPort, id: string, options: DownloadOptions = {}): Promise<DownloadOutcome> {
  const signal = options.signal ?? new AbortController().signal
  const wanted = (await readRequestedDownload(store, id))?.entry.manifest
  const tried = new Set<string>()
  for (;;) {
    signal.throwIfAborted()
    const end = await port.exclusively(`armature-packs-${port.tenantId}`, () =>
      runTimeSlice(store, port, id, { ...options, signal, triedRecipes: tried }),
    )
    if (end === 'more') continue
    return end.type === 'not-wanted' ? resultOfOtherTab(store, id, wanted) : end
  }
}

/**
 * Returns the result of a download whose request no longer exists: `installed` if another tab has installed the wanted version, otherwise
 * `not-wanted`.
 */
async function resultOfOtherTab(store: PackStore, id: string, wanted: string | undefined): Promise<DownloadOutcome> {
  const pack = await store.run((db) => db.get('packs', id))
  const done = wanted !== undefined && pack?.entry.manifest === wanted && pack.broken.length === 0
  return done ? { type: 'installed', pack } : { type: 'not-wanted' }
}

/**
 * Options of one time slice of a download. `triedRecipes` holds the recipes (instructions to build an index segment on this device) that
 * this download has tried.
 */
type TimeSliceOptions = DownloadOptions & { signal: AbortSignal; triedRecipes: Set<string> }

async function runTimeSlice(store: PackStore, port: PackPort, id: string, options: TimeSliceOptions): Promise<DownloadOutcome | 'more'> {
  options.signal.throwIfAborted()
  const download = await readRequestedDownload(store, id)
  if (download === undefined) return { type: 'not-wanted' }
  if (download.state.type === 'paused') return { type: 'paused' }
  try {
    assertKnownFormat(download)
    if (download.state.type === 'stopped') await resumeDownload(store, id)
    return await advanceDownload(store, port, download, options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (!(error instanceof PackError)) throw error
    await stopDownload(store, port, download, error).catch(ignorePackError)
    return { type: 'stopped', why: error.reason, detail: error.detail }
  }
}

async function advanceDownload(
  store: PackStore,
  port: PackPort,
  download: PackDownload,
  options: TimeSliceOptions,
): Promise<DownloadOutcome | 'more'> {
  const pieces = pieceSizesOf(download.manifest)
  const lacking = await missingPieces(store, pieces)
  const totalBytes = sumSizes(pieces.values())
  const neededBytes = sumSizes(lacking.values())
  const tell = (moreBytes: number) => options.onProgress?.({ doneBytes: totalBytes - neededBytes + moreBytes, totalBytes })
  tell(0)
  if (lacking.size === 0) {
    const pack = await commitPack(store, download, port.now())
    return typeof pack === 'string' ? 'more' : { type: 'installed', pack }
  }
  await assertConnectionAllowed(store, port, options.ignoresConnectionCost ?? false)
  const freeBytes = await port.freeBytes()
  // The space is checked before the browser refuses to write, so that the storage is never filled completely.
  if (!fitsInFreeSpace(neededBytes, freeBytes))
    throw new PackError('quota', { neededBytes: neededBytes + FREE_SPACE_MARGIN_BYTES, freeBytes: freeBytes ?? 0 })
  await port.allocateReserve().catch(throwStorageFull)
  const making = findRecipePlan(download.manifest, lacking)
  if (making !== null && !options.triedRecipes.has(making.recipe.piece)) {
    options.triedRecipes.add(making.recipe.piece)
    const made = await buildFromRecipe(store, port, download.manifest, making, options.signal)
    for (const [hash, bytes] of made) if (lacking.has(hash)) await storePiece(store, download, hash, bytes)
    if (made.size > 0) return 'more'
  }
  await fetchMissingPieces(store, port, download, piecesToFetch(download.manifest, lacking, options.triedRecipes), {
    signal: options.signal,
    onBytes: tell,
  })
  return 'more'
}

/**
 * Returns the pieces to fetch now. A newer index segment is left out if it has an untried recipe, and the first segment is stored. The
 * recipe then builds it on this device.
 */
function piecesToFetch(
  { segments, ...manifest }: PackManifest,
  lacking: ReadonlyMap<string, number>,
  tried: ReadonlySet<string>,
): Map<string, number> {
  const [first, ...newer] = segments
  const isHere =
    first !== undefined && [...pieceSizesOf({ ...manifest, segments: [first], files: [] }).keys()].every((hash) => !lacking.has(hash))
  const fetched = isHere ? [first, ...newer.filter(({ recipe }) => recipe === undefined || tried.has(recipe.piece))] : segments
  const now = pieceSizesOf({ ...manifest, segments: fetched })
  return new Map([...lacking].filter(([hash]) => now.has(hash)))
}

async function assertConnectionAllowed(store: PackStore, port: PackPort, anyLine: boolean): Promise<void> {
  const line = port.connectionCost()
  if (anyLine || line === 'free' || !(await readSettings(store)).wifiOnly) return
  throw new PackError(line === 'metered' ? 'not-on-wifi' : 'line-unknown')
}

/**
 * Throws `quota` if the browser reports that storage is full, otherwise the error itself. A device without space for the reserved storage
 * has no space for catalogue packs.
 */
function throwStorageFull(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError') throw new PackError('quota', {}, { cause })
  throw cause
}

/** Ignores a PackError while the reason why a download stopped is stored. The caller receives that reason anyway. */
function ignorePackError(error: unknown): void {
  if (!(error instanceof PackError)) throw error
}

/** Stores why a download stopped. */
async function stopDownload(store: PackStore, port: PackPort, download: PackDownload, { reason, detail, cause }: PackError): Promise<void> {
  const nowMs = port.now()
  if (reason === 'newer-store' || reason === 'store-silent') return
  // Here the browser itself refused to write, so the storage may be completely full. The reserved storage is released, because space that a
  // database frees becomes available only later.
  if (reason === 'quota' && cause !== undefined) {
    await port.releaseReserve()
    return stopDownloadForLackOfSpace(store, download, nowMs)
  }
  const status = detail.status === undefined ? {} : { status: detail.status }
  await setDownloadState(store, download.id, { type: 'stopped', why: reason, ...status, at: nowMs }, download.entry.manifest)
}
