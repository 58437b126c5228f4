import * as v from 'valibot'
import { calls, type ResultOf } from '#contract/calls.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { imageUrl } from '#contract/config.ts'
import { queryOf } from '#contract/kernel/call-row.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { askLoads, onceEach } from '#contract/loads/ask-loads.ts'
import type { LoadName } from '#contract/loads/load.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { middleSizeUrl } from '#contract/part/own-picture.ts'
import { firstCached, type WorkerContext } from './answer.ts'
import { cacheKey, keysInOtherLanguages } from './cache-key.ts'
import { cacheFor, cacheTable } from './caching.ts'
import { type KeptConfig, keptConfig } from './kept-config.ts'
import { answerFromPacks, type OfflineSources } from './offline.ts'
import { ownPictureAt } from './own-pictures.ts'
import { drawnFromPacks } from './render-here.ts'
import { cacheUrls } from './seen.ts'
import { severalAtOnce } from './several-at-once.ts'

/** Replies that are older than this are fetched again, so that prices for tomorrow's jobs are current. */
const RENEW_AFTER_MS = 8 * 60 * 60 * 1000
/** Number of parts that are fetched at once. It is low because each part takes three calls and its drawings. */
const PARTS_AT_A_TIME = 2

interface Wanted {
  tenantId: string
  locale: string
  parts: readonly Mcode[]
}

/**
 * Makes the pages of parts available offline: fetches missing and old replies with their pictures, and then checks what the cache and the
 * catalogue packs have. Returns the parts that are still incomplete, in the given order.
 */
export async function keepParts(
  context: WorkerContext,
  origin: string,
  { parts, ...to }: Wanted,
  sources: OfflineSources,
): Promise<Mcode[]> {
  const config = await keptConfig(context.storeOf('config'), origin)
  if (config?.tenantId !== to.tenantId) return [...parts]
  const missing = new Set<Mcode>()
  await severalAtOnce(new Set(parts), PARTS_AT_A_TIME, async (mcode) => {
    if (!(await keepPart(context, origin, config, { ...to, mcode }, sources))) missing.add(mcode)
  })
  return parts.filter((mcode) => missing.has(mcode))
}

/** Fetches what the page of one part needs, and tells whether everything is on this device at the end. */
async function keepPart(
  context: WorkerContext,
  origin: string,
  config: KeptConfig,
  { mcode, ...to }: Omit<Wanted, 'parts'> & { mcode: Mcode },
  sources: OfflineSources,
): Promise<boolean> {
  const base = new URL(config.baseUrl, origin).href.replace(/\/$/, '')
  const isUp = !context.network.isDown()
  const olderThan = context.now() - RENEW_AFTER_MS
  const loads = partLoads({ mcode })
  const ask = onceEach(async ({ call, input }) => {
    const address = `${base}${calls[call].path}?${queryOf(input)}`
    if (isUp) await cacheUrls(context, origin, { ...to, olderThan }, [address])
    const reply = (await cachedReplyTo(context, origin, to, address)) ?? (await packReplyTo(sources, to, address))
    return reply && resultIn(call, reply)
  })
  await askLoads(loads, ask)
  const detail = await ask(loads.detail)
  if (detail === null) return false
  // Requests that follow from others, such as for the other sizes of workwear, are optional, because the page opens without them.
  const here = await Promise.all(Object.values(loads).map((load) => ask<LoadName>(load)))
  if (here.includes(null)) return false
  const pictures = picturesOf(detail, config, origin)
  if (isUp) await cacheUrls(context, origin, to, pictures)
  const kept = await Promise.all(pictures.map((address) => cachedReplyTo(context, origin, to, address)))
  // A missing photo of the shop does not count, because a drawing replaces it.
  const lacking = pictures.filter((address, at) => kept[at] === null && ownPictureAt(new URL(address)) === null)
  return lacking.length === 0 || drawnFromPacks(sources, to.tenantId, lacking)
}

/**
 * Returns the catalogue packs' answer to a URL; null if no pack has one. The answer is really read, because a damaged pack cannot answer.
 */
async function packReplyTo(sources: OfflineSources, to: Omit<Wanted, 'parts'>, address: string): Promise<Response | null> {
  const answer = await answerFromPacks(sources, { url: new URL(address), ...to })
  return answer?.isFound ? answer.reply : null
}

/** Returns the result in a reply; null if the reply cannot be parsed. */
async function resultIn<N extends LoadName>(call: N, reply: Response): Promise<ResultOf<N> | null> {
  const result: v.GenericSchema<unknown, ResultOf<N>> = calls[call].result
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ result })), await reply.clone().text())
  return read.success ? read.output.result : null
}

/** Returns the URLs of a part's pictures. */
function picturesOf({ mainImageUrl, images }: PartDetail, { imageBaseUrl }: KeptConfig, origin: string): string[] {
  const paths = [mainImageUrl, ...images.map(({ url }) => url)].filter((path) => path !== '')
  const addresses = paths.map((path) => new URL(imageUrl(imageBaseUrl, middleSizeUrl(path)), origin).href)
  // Pictures that the worker never caches do not count as missing.
  return addresses.filter((address) => cacheAt(origin, address, null) !== null)
}

const cacheAt = (origin: string, address: string, tenantId: string | null) => {
  const url = new URL(address)
  return cacheFor({ url, sameOrigin: url.origin === origin, destination: '', mode: 'cors', tenantId })
}

/** Returns the cached reply to a URL; null if there is none. */
async function cachedReplyTo(
  context: WorkerContext,
  origin: string,
  { tenantId, locale }: Omit<Wanted, 'parts'>,
  address: string,
): Promise<Response | null> {
  const id = cacheAt(origin, address, tenantId)
  if (id === null) return null
  // A reply in another language counts too, because it is shown when there is no network.
  const keys = cacheTable[id].byTenant
    ? [cacheKey(address, tenantId, locale), ...keysInOtherLanguages(address, tenantId, locale)]
    : [cacheKey(address, null)]
  return firstCached(context.storeOf(id), keys)
}
