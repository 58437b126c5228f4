import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { collectLiveData } from '#search/catalogue/live-bytes.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { packSections } from '#search/segment/sections.ts'
import { buildLiveSections } from '#server/catalogue/index/build-live-sections.ts'
import type { Db } from '#server/db/open.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import { FULL_PACK } from './members.ts'
import { readPartsInVersion } from './parts-in-version.ts'
import type { StoredPiece } from './pieces.ts'
import { readManifestIfReadable, readNewestVersion } from './versions.ts'

/** A file with the prices and stock of a pack's parts, in the format that devices get, and the time of these data. */
export interface PriceAndStockFile extends StoredPiece {
  /** The time of the prices and stock, by ISO 8601 in UTC. */
  asOf: string
}

/** How long a file with prices and stock is cached. Writing the live data of 100,000 parts takes some hundred milliseconds. */
const PRICE_AND_STOCK_CACHE_MS = 30_000
const MAX_CACHED_PRICE_FILES = 64
const gzipAsync = promisify<Uint8Array, Buffer>(gzip)

/** The functions from which prices and stock of a pack's parts are read. */
export interface PriceAndStockSource {
  db: Db
  now: () => number
  catalogueOf: (tenantId: string) => Promise<Catalogue>
}

/** Returns the file with prices and stock of a pack. Undefined if there is no such pack. */
export type PriceAndStockReader = (tenantId: string, packId: string) => Promise<PriceAndStockFile | undefined>

/** Returns files with prices and stock of packs. Each file is built once for all simultaneous requests and cached for half a minute. */
export function createPriceAndStockReader(source: PriceAndStockSource): PriceAndStockReader {
  const kept = new LRUCache<string, { createdAtMs: number; file: Promise<PriceAndStockFile | undefined> }>({ max: MAX_CACHED_PRICE_FILES })
  return (tenantId, packId) => {
    const key = `${tenantId} ${packId}`
    const known = kept.get(key)
    if (known !== undefined && Math.abs(source.now() - known.createdAtMs) < PRICE_AND_STOCK_CACHE_MS) return known.file
    const file = buildPriceAndStockFile(source, tenantId, packId)
    kept.set(key, { createdAtMs: source.now(), file })
    // A missing pack and a failure are not cached, because both may change soon.
    file.then(
      (made) => made ?? kept.delete(key),
      () => kept.delete(key),
    )
    return file
  }
}

async function buildPriceAndStockFile(
  { db, now, catalogueOf }: PriceAndStockSource,
  tenantId: string,
  packId: string,
): Promise<PriceAndStockFile | undefined> {
  const version = await readNewestVersion(db, tenantId, packId)
  if (version === undefined) return undefined
  const manifest = await readManifestIfReadable(db, tenantId, version.manifest)
  // Undefined is returned because no device can read this pack's format. The pack is not in the list of packs until it is rebuilt.
  if (manifest === null) return undefined
  const inside = packId === FULL_PACK ? null : await readPartsInVersion(db, tenantId, manifest)
  const asOf = new Date(now()).toISOString()
  const live = await runInSteps(collectLiveData(await catalogueOf(tenantId), inside), nodeEventLoop.yieldToEventLoop)
  return { asOf, gzipped: true, bytes: await gzipAsync(packSections(await buildLiveSections(live))) }
}
