import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { liveOf } from '#search/catalogue/live-bytes.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { packSections } from '#search/segment/sections.ts'
import { buildLiveSections } from '#server/catalogue/index/build-live-sections.ts'
import type { Db } from '#server/db/open.ts'
import { eventLoop } from '#server/kernel/event-loop.ts'
import { ALL } from './members.ts'
import { partsInVersion } from './parts-in-version.ts'
import type { StoredPiece } from './pieces.ts'
import { newestVersion, readableManifest } from './versions.ts'

/** A file with the prices and stock of a pack's parts, in the format that devices get, and the time of these data. */
export interface LiveFile extends StoredPiece {
  /** The time of the prices and stock, by ISO 8601 in UTC. */
  asOf: string
}

/** How long a file with prices and stock is cached. Writing the live data of 100,000 parts takes some hundred milliseconds. */
const LIVE_FRESH_MS = 30_000
const FILES_KEPT = 64
const compress = promisify<Uint8Array, Buffer>(gzip)

/** The functions from which prices and stock of a pack's parts are read. */
export interface LiveSource {
  db: Db
  now: () => number
  catalogueOf: (tenantId: string) => Promise<Catalogue>
}

/** Returns the file with prices and stock of a pack. Undefined if there is no such pack. */
export type LiveFiles = (tenantId: string, packId: string) => Promise<LiveFile | undefined>

/** Returns files with prices and stock of packs. Each file is built once for all simultaneous requests and cached for half a minute. */
export function liveFiles(source: LiveSource): LiveFiles {
  const kept = new LRUCache<string, { at: number; file: Promise<LiveFile | undefined> }>({ max: FILES_KEPT })
  return (tenantId, packId) => {
    const key = `${tenantId} ${packId}`
    const known = kept.get(key)
    if (known !== undefined && Math.abs(source.now() - known.at) < LIVE_FRESH_MS) return known.file
    const file = makeFile(source, tenantId, packId)
    kept.set(key, { at: source.now(), file })
    // A missing pack and a failure are not cached, because both may change soon.
    file.then(
      (made) => made ?? kept.delete(key),
      () => kept.delete(key),
    )
    return file
  }
}

async function makeFile({ db, now, catalogueOf }: LiveSource, tenantId: string, packId: string): Promise<LiveFile | undefined> {
  const version = await newestVersion(db, tenantId, packId)
  if (version === undefined) return undefined
  const manifest = await readableManifest(db, tenantId, version.manifest)
  // Undefined is returned because the pack has a format that no device reads. It is not in the list until it is rebuilt.
  if (manifest === null) return undefined
  const inside = packId === ALL ? null : await partsInVersion(db, tenantId, manifest)
  const asOf = new Date(now()).toISOString()
  const live = await runInSteps(liveOf(await catalogueOf(tenantId), inside), eventLoop.turn)
  return { asOf, gzipped: true, bytes: await compress(packSections(await buildLiveSections(live))) }
}
