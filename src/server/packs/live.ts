import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { collectLiveData } from '#search/catalogue/live-bytes.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { packSections } from '#search/segment/sections.ts'
import { buildLiveSections } from '#server/catalogue/index/build-live-sections.ts'
import type { Db } from '#server/db/open.ts'
import { eventLoop } from '#server/kernel/event-loop.ts'
import { FULL_PACK } from './members.ts'
import { readPartsInVersion } from './parts-in-version.ts'
import type { StoredPiece } from './pieces.ts'
import { readManifestIfReadable, readNewestVersion } from './versions.ts'

/** A file with the prices and stock of a pack's parts, in the format that devices get, and the time of these data. */
export interface LiveFile extends StoredPiece {
  /** The time of the prices and stock, by ISO 8601 in UTC. */
  asOf: string
}

/** How long a file with prices and stock is cached. Writing the live data of 100,000 parts takes some hundred milliseconds. */
const LIVE_FILE_FRESH_MS = 30_000
const MAX_CACHED_LIVE_FILES = 64
const gzipAsync = promisify<Uint8Array, Buffer>(gzip)

/** The functions from which prices and stock of a pack's parts are read. */
export interface LiveFileSource {
  db: Db
  now: () => number
  catalogueOf: (tenantId: string) => Promise<Catalogue>
}

/** Returns the file with prices and stock of a pack. Undefined if there is no such pack. */
export type ReadLiveFile = (tenantId: string, packId: string) => Promise<LiveFile | undefined>

/** Returns files with prices and stock of packs. Each file is built once for all simultaneous requests and cached for half a minute. */
export function createLiveFiles(source: LiveFileSource): ReadLiveFile {
  const kept = new LRUCache<string, { at: number; file: Promise<LiveFile | undefined> }>({ max: MAX_CACHED_LIVE_FILES })
  return (tenantId, packId) => {
    const key = `${tenantId} ${packId}`
    const known = kept.get(key)
    if (known !== undefined && Math.abs(source.now() - known.at) < LIVE_FILE_FRESH_MS) return known.file
    const file = buildLiveFile(source, tenantId, packId)
    kept.set(key, { at: source.now(), file })
    // A missing pack and a failure are not cached, because both may change soon.
    file.then(
      (made) => made ?? kept.delete(key),
      () => kept.delete(key),
    )
    return file
  }
}

async function buildLiveFile({ db, now, catalogueOf }: LiveFileSource, tenantId: string, packId: string): Promise<LiveFile | undefined> {
  const version = await readNewestVersion(db, tenantId, packId)
  if (version === undefined) return undefined
  const manifest = await readManifestIfReadable(db, tenantId, version.manifest)
  // Undefined is returned because the pack has a format that no device reads. It is not in the list until it is rebuilt.
  if (manifest === null) return undefined
  const inside = packId === FULL_PACK ? null : await readPartsInVersion(db, tenantId, manifest)
  const asOf = new Date(now()).toISOString()
  const live = await runInSteps(collectLiveData(await catalogueOf(tenantId), inside), eventLoop.turn)
  return { asOf, gzipped: true, bytes: await gzipAsync(packSections(await buildLiveSections(live))) }
}
