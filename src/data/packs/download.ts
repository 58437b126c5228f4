import { type PackManifest, piecesOf } from '#contract/packs/manifest.ts'
import { PackError, type PackErrorDetail, type PackReason } from '#contract/packs/pack-reasons.ts'
import { commitPack } from './commit.ts'
import { fetchLacking } from './fetch-lacking.ts'
import { makeHere, makingOf } from './make-here.ts'
import type { PackStore } from './open.ts'
import { assertKnown, keepPiece, lackingOf } from './pieces.ts'
import { fitsInto, SPARE_BYTES } from './plan.ts'
import type { PackPort } from './port.ts'
import type { InstalledPack, PackWish } from './schema.ts'
import { readSettings } from './settings.ts'
import { resumeDownload, setWishState, stopForRoom, sum, wishOf } from './wishes.ts'

export interface DownloadProgress {
  /** With what has come of pieces that are not here yet. */
  doneBytes: number
  totalBytes: number
}

export interface DownloadOptions {
  /** Ends it at once; the wish stays, to be gone on with. */
  signal?: AbortSignal
  onProgress?: (now: DownloadProgress) => void
  /** Whatever the line costs: somebody has pressed a button that says so. */
  anyLine?: boolean
}

/** How a download ended. `not-wanted`: there is no such wish, or it was given up meanwhile. */
export type DownloadEnd =
  | { type: 'installed'; pack: InstalledPack }
  | { type: 'paused' }
  | { type: 'not-wanted' }
  | { type: 'stopped'; why: PackReason; detail: PackErrorDetail }

/**
 * Fetches what a wish lacks and makes it the installed pack. Goes on where an earlier try ended: a piece that is here is fetched by nobody.
 * Over all tabs and the worker one downloads at a time, in turns of a few seconds, so a tab that sleeps holds up nobody. What stops it is
 * written into the wish. With `signal` aborted it rejects with that signal's reason.
 */
export async function downloadPack(store: PackStore, port: PackPort, id: string, options: DownloadOptions = {}): Promise<DownloadEnd> {
  const signal = options.signal ?? new AbortController().signal
  const wanted = (await wishOf(store, id))?.entry.manifest
  const tried = new Set<string>()
  for (;;) {
    signal.throwIfAborted()
    const end = await port.exclusively(`armature-packs-${port.tenantId}`, () => turn(store, port, id, { ...options, signal, tried }))
    if (end === 'more') continue
    return end.type === 'not-wanted' ? doneElsewhere(store, id, wanted) : end
  }
}

/** A wish that has gone may have been fulfilled by another tab. */
async function doneElsewhere(store: PackStore, id: string, wanted: string | undefined): Promise<DownloadEnd> {
  const pack = await store.run((db) => db.get('packs', id))
  const done = wanted !== undefined && pack?.entry.manifest === wanted && pack.broken.length === 0
  return done ? { type: 'installed', pack } : { type: 'not-wanted' }
}

/** `tried`: the recipes that were tried by this download. */
type TurnOptions = DownloadOptions & { signal: AbortSignal; tried: Set<string> }

async function turn(store: PackStore, port: PackPort, id: string, options: TurnOptions): Promise<DownloadEnd | 'more'> {
  options.signal.throwIfAborted()
  const wish = await wishOf(store, id)
  if (wish === undefined) return { type: 'not-wanted' }
  if (wish.state.type === 'paused') return { type: 'paused' }
  try {
    assertKnown(wish)
    if (wish.state.type === 'stopped') await resumeDownload(store, id)
    return await advance(store, port, wish, options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (!(error instanceof PackError)) throw error
    await stop(store, port, wish, error).catch(letPass)
    return { type: 'stopped', why: error.reason, detail: error.detail }
  }
}

async function advance(store: PackStore, port: PackPort, wish: PackWish, options: TurnOptions): Promise<DownloadEnd | 'more'> {
  const pieces = piecesOf(wish.manifest)
  const lacking = await lackingOf(store, pieces)
  const totalBytes = sum(pieces.values())
  const neededBytes = sum(lacking.values())
  const tell = (moreBytes: number) => options.onProgress?.({ doneBytes: totalBytes - neededBytes + moreBytes, totalBytes })
  tell(0)
  if (lacking.size === 0) {
    const pack = await commitPack(store, wish, port.now())
    return typeof pack === 'string' ? 'more' : { type: 'installed', pack }
  }
  await assertLine(store, port, options.anyLine ?? false)
  const freeBytes = await port.freeBytes()
  // Told apart from the browser's own refusal: nothing is filled to the brim first.
  if (!fitsInto(neededBytes, freeBytes)) throw new PackError('quota', { neededBytes: neededBytes + SPARE_BYTES, freeBytes: freeBytes ?? 0 })
  await port.holdReserve().catch(refuseFull)
  const making = makingOf(wish.manifest, lacking)
  if (making !== null && !options.tried.has(making.recipe.piece)) {
    options.tried.add(making.recipe.piece)
    const made = await makeHere(store, port, wish.manifest, making, options.signal)
    for (const [hash, bytes] of made) if (lacking.has(hash)) await keepPiece(store, wish, hash, bytes)
    if (made.size > 0) return 'more'
  }
  await fetchLacking(store, port, wish, notMade(wish.manifest, lacking, options.tried), { signal: options.signal, onBytes: tell })
  return 'more'
}

/** What is to be fetched now: where the rest is here, newer segments are made by their recipes. */
function notMade(
  { segments, ...manifest }: PackManifest,
  lacking: ReadonlyMap<string, number>,
  tried: ReadonlySet<string>,
): Map<string, number> {
  const [first, ...newer] = segments
  const isHere =
    first !== undefined && [...piecesOf({ ...manifest, segments: [first], files: [] }).keys()].every((hash) => !lacking.has(hash))
  const fetched = isHere ? [first, ...newer.filter(({ recipe }) => recipe === undefined || tried.has(recipe.piece))] : segments
  const now = piecesOf({ ...manifest, segments: fetched })
  return new Map([...lacking].filter(([hash]) => now.has(hash)))
}

async function assertLine(store: PackStore, port: PackPort, anyLine: boolean): Promise<void> {
  const line = port.line()
  if (anyLine || line === 'free' || !(await readSettings(store)).wifiOnly) return
  throw new PackError(line === 'metered' ? 'not-on-wifi' : 'line-unknown')
}

/** A device that cannot even hold room back for its customer has none for packs. */
function refuseFull(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError') throw new PackError('quota', {}, { cause })
  throw cause
}

/** Where nothing can be written any more, not even why: the reason is told all the same. */
function letPass(error: unknown): void {
  if (!(error instanceof PackError)) throw error
}

/** Writes down why a wish stopped. */
async function stop(store: PackStore, port: PackPort, wish: PackWish, { reason, detail, cause }: PackError): Promise<void> {
  const nowMs = port.now()
  if (reason === 'newer-store' || reason === 'store-silent') return
  // The browser itself has refused: its last byte may be taken, and what a database lets go comes back later.
  if (reason === 'quota' && cause !== undefined) {
    await port.giveReserve()
    return stopForRoom(store, wish, nowMs)
  }
  const status = detail.status === undefined ? {} : { status: detail.status }
  await setWishState(store, wish.id, { type: 'stopped', why: reason, ...status, at: nowMs }, wish.entry.manifest)
}
