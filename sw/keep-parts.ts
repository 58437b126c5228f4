import * as v from 'valibot'
import { type CallResultOf, calls } from '#contract/calls.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { imageUrl } from '#contract/config.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { memoizeLoadRequester, requestLoads } from '#contract/loads/ask-loads.ts'
import type { LoadName } from '#contract/loads/load.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { mediumPictureUrl } from '#contract/part/shop-picture.ts'
import { findFirstCached, type WorkerContext } from './answer.ts'
import { cacheKey, cacheKeysInOtherLocales } from './cache-key.ts'
import { type CachedConfig, readCachedConfig } from './cached-config.ts'
import { cacheIdFor, cacheTable } from './caching.ts'
import { answerFromPacks, type OfflineSources } from './offline.ts'
import { parseShopPicturePath } from './own-pictures.ts'
import { canRenderFromPacks } from './render-page-on-device.ts'
import { cacheUrls } from './seen.ts'
import { runSeveralAtOnce } from './several-at-once.ts'

/** Replies that are older than this are fetched again, so that prices for tomorrow's jobs are current. */
const MAX_REPLY_AGE_MS = 8 * 60 * 60 * 1000
/** Number of parts that are fetched at once. It is low because each part takes three calls and its drawings. */
const PARALLEL_PARTS = 2

interface OfflinePartsRequest {
  tenantId: string
  locale: string
  parts: readonly Mcode[]
}

/**
 * Makes the pages of parts available offline: fetches missing and old replies with their pictures, and then checks what the cache and the
 * catalogue packs have. Returns the parts that are still incomplete, in the given order.
 */
export async function cachePartsForOffline(
  context: WorkerContext,
  origin: string,
  { parts, ...to }: OfflinePartsRequest,
  sources: OfflineSources,
): Promise<Mcode[]> {
  const config = await readCachedConfig(context.storeOf('config'), origin)
  if (config?.tenantId !== to.tenantId) return [...parts]
  const missing = new Set<Mcode>()
  await runSeveralAtOnce(new Set(parts), PARALLEL_PARTS, async (mcode) => {
    if (!(await cachePartForOffline(context, origin, config, { ...to, mcode }, sources))) missing.add(mcode)
  })
  return parts.filter((mcode) => missing.has(mcode))
}

/** Fetches what the page of one part needs, and tells whether everything is on this device at the end. */
async function cachePartForOffline(
  context: WorkerContext,
  origin: string,
  config: CachedConfig,
  { mcode, ...to }: Omit<OfflinePartsRequest, 'parts'> & { mcode: Mcode },
  sources: OfflineSources,
): Promise<boolean> {
  const base = new URL(config.baseUrl, origin).href.replace(/\/$/, '')
  const isUp = !context.network.isDown()
  const olderThan = context.now() - MAX_REPLY_AGE_MS
  const loads = partLoads({ mcode })
  const ask = memoizeLoadRequester(async ({ call, input }) => {
    const address = `${base}${calls[call].path}?${queryStringOf(input)}`
    if (isUp) await cacheUrls(context, origin, { ...to, refetchIfOlderThanMs: olderThan }, [address])
    const reply = (await cachedReplyTo(context, origin, to, address)) ?? (await packReplyForAddress(sources, to, address))
    return reply && parseReplyResult(call, reply)
  })
  await requestLoads(loads, ask)
  const detail = await ask(loads.detail)
  if (detail === null) return false
  // Requests that follow from others, such as for the other sizes of workwear, are optional, because the page opens without them.
  const here = await Promise.all(Object.values(loads).map((load) => ask<LoadName>(load)))
  if (here.includes(null)) return false
  const pictures = pictureUrlsOf(detail, config, origin)
  if (isUp) await cacheUrls(context, origin, to, pictures)
  const kept = await Promise.all(pictures.map((address) => cachedReplyTo(context, origin, to, address)))
  // A missing photo of the shop does not count, because a drawing replaces it.
  const lacking = pictures.filter((address, at) => kept[at] === null && parseShopPicturePath(new URL(address)) === null)
  return lacking.length === 0 || canRenderFromPacks(sources, to.tenantId, lacking)
}

/**
 * Returns the catalogue packs' answer to a URL; null if no pack has one. The answer is really read, because a damaged pack cannot answer.
 */
async function packReplyForAddress(
  sources: OfflineSources,
  to: Omit<OfflinePartsRequest, 'parts'>,
  address: string,
): Promise<Response | null> {
  const answer = await answerFromPacks(sources, { url: new URL(address), ...to })
  return answer?.isFound ? answer.reply : null
}

/** Returns the result in a reply; null if the reply cannot be parsed. */
async function parseReplyResult<N extends LoadName>(call: N, reply: Response): Promise<CallResultOf<N> | null> {
  const result: v.GenericSchema<unknown, CallResultOf<N>> = calls[call].result
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ result })), await reply.clone().text())
  return read.success ? read.output.result : null
}

/** Returns the URLs of a part's pictures. */
function pictureUrlsOf({ mainImageUrl, images }: PartDetail, { imageBaseUrl }: CachedConfig, origin: string): string[] {
  const paths = [mainImageUrl, ...images.map(({ url }) => url)].filter((path) => path !== '')
  const addresses = paths.map((path) => new URL(imageUrl(imageBaseUrl, mediumPictureUrl(path)), origin).href)
  // Pictures that the worker never caches do not count as missing.
  return addresses.filter((address) => cacheIdAt(origin, address, null) !== null)
}

const cacheIdAt = (origin: string, address: string, tenantId: string | null) => {
  const url = new URL(address)
  return cacheIdFor({ url, isSameOrigin: url.origin === origin, destination: '', mode: 'cors', tenantId })
}

/** Returns the cached reply to a URL; null if there is none. */
async function cachedReplyTo(
  context: WorkerContext,
  origin: string,
  { tenantId, locale }: Omit<OfflinePartsRequest, 'parts'>,
  address: string,
): Promise<Response | null> {
  const id = cacheIdAt(origin, address, tenantId)
  if (id === null) return null
  // A reply in another language counts too, because it is shown when there is no network.
  const keys = cacheTable[id].isKeyedByTenant
    ? [cacheKey(address, tenantId, locale), ...cacheKeysInOtherLocales(address, tenantId, locale)]
    : [cacheKey(address, null)]
  return findFirstCached(context.storeOf(id), keys)
}
