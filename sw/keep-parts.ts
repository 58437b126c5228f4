import * as v from 'valibot'
import { queryOf } from '#contract/call-row.ts'
import { calls } from '#contract/calls.ts'
import { imageUrl } from '#contract/config.ts'
import { middleSizeUrl } from '#contract/own-picture.ts'
import type { Mcode } from '#contract/primitives.ts'
import { firstOf, type WorkerContext } from './answer.ts'
import { cacheKey, keysInOthers } from './cache-key.ts'
import { cacheFor, cacheTable } from './caching.ts'
import { drawnFromPacks } from './draw-here.ts'
import { type KeptConfig, keptConfig } from './kept-config.ts'
import { answerFromPacks, type OfflineSources } from './offline.ts'
import { ownAt } from './own-pictures.ts'
import { keepSeen } from './seen.ts'
import { severalAtOnce } from './several-at-once.ts'

/** What a page of a part asks for. */
const pageCalls = ['productDetail', 'applicationItem', 'partsList'] as const
/** What is older is asked for again: tomorrow's jobs want today's prices. */
const RENEW_AFTER_MS = 8 * 60 * 60 * 1000
/** Each is three calls and its drawings already. */
const PARTS_AT_A_TIME = 2

/** Of a kept detail: the drawings that its page shows. */
const Drawn = v.object({ result: v.object({ mainImageUrl: v.string(), images: v.array(v.object({ url: v.string() })) }) })

interface Wanted {
  tenantId: string
  locale: string
  parts: readonly Mcode[]
}

/**
 * Sees to it that the pages of some parts open without a network: fetches what is lacking or old, drawings too, and then looks up what is
 * here, kept or in a pack. Gives the parts of which something is missing, in their order.
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

/** Whether all of one part's page is here in the end. */
async function keepPart(
  context: WorkerContext,
  origin: string,
  config: KeptConfig,
  { mcode, ...to }: Omit<Wanted, 'parts'> & { mcode: Mcode },
  sources: OfflineSources,
): Promise<boolean> {
  const base = new URL(config.baseUrl, origin).href.replace(/\/$/, '')
  const answers = pageCalls.map((name) => `${base}${calls[name].path}?${queryOf({ mcode })}`)
  const isUp = !context.network.isDown()
  if (isUp) await keepSeen(context, origin, { ...to, olderThan: context.now() - RENEW_AFTER_MS }, answers)
  const here = await Promise.all(
    answers.map(async (address) => (await keptAt(context, origin, to, address)) ?? packed(sources, to, address)),
  )
  const [detail] = here
  if (!detail || here.includes(null)) return false
  const pictures = await picturesIn(detail, config, origin)
  if (pictures === null) return false
  if (isUp) await keepSeen(context, origin, to, pictures)
  const kept = await Promise.all(pictures.map((address) => keptAt(context, origin, to, address)))
  // Where one of the shop's own is missing, a drawing stands in.
  const lacking = pictures.filter((address, at) => kept[at] === null && ownAt(new URL(address)) === null)
  return lacking.length === 0 || drawnFromPacks(sources, to.tenantId, lacking)
}

/** What a pack of this device answers; null where none has it. It is read, not looked up: a damaged pack answers nothing. */
async function packed(sources: OfflineSources, to: Omit<Wanted, 'parts'>, address: string): Promise<Response | null> {
  const answer = await answerFromPacks(sources, { url: new URL(address), ...to })
  return answer?.isFound ? answer.reply : null
}

/** Addresses of the drawings of a detail; null where it cannot be read. */
async function picturesIn(detail: Response, { imageBaseUrl }: KeptConfig, origin: string): Promise<string[] | null> {
  const read = v.safeParse(Drawn, await detail.clone().json())
  if (!read.success) return null
  const { mainImageUrl, images } = read.output.result
  const paths = [mainImageUrl, ...images.map(({ url }) => url)].filter((path) => path !== '')
  const addresses = paths.map((path) => new URL(imageUrl(imageBaseUrl, middleSizeUrl(path)), origin).href)
  // What the worker never keeps is not missed.
  return addresses.filter((address) => cacheAt(origin, address, null) !== null)
}

const cacheAt = (origin: string, address: string, tenantId: string | null) => {
  const url = new URL(address)
  return cacheFor({ url, sameOrigin: url.origin === origin, destination: '', mode: 'cors', tenantId })
}

/** The reply to an address that the worker has. */
async function keptAt(
  context: WorkerContext,
  origin: string,
  { tenantId, locale }: Omit<Wanted, 'parts'>,
  address: string,
): Promise<Response | null> {
  const id = cacheAt(origin, address, tenantId)
  if (id === null) return null
  // In another language it is given out too where there is no line.
  const keys = cacheTable[id].byTenant
    ? [cacheKey(address, tenantId, locale), ...keysInOthers(address, tenantId, locale)]
    : [cacheKey(address, null)]
  return firstOf(context.storeOf(id), keys)
}
