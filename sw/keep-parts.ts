import * as v from 'valibot'
import { queryOf } from '#contract/call-row.ts'
import { calls } from '#contract/calls.ts'
import { imageUrl } from '#contract/config.ts'
import type { Mcode } from '#contract/primitives.ts'
import { firstOf, type WorkerContext } from './answer.ts'
import { cacheKey, keysInOthers } from './cache-key.ts'
import { cacheFor, cacheTable } from './caching.ts'
import { type KeptConfig, keptConfig } from './kept-config.ts'
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
 * here. Gives the parts of which something is missing, in their order.
 */
export async function keepParts(context: WorkerContext, origin: string, { parts, ...to }: Wanted): Promise<Mcode[]> {
  const config = await keptConfig(context.storeOf('config'), origin)
  if (config?.tenantId !== to.tenantId) return [...parts]
  const missing = new Set<Mcode>()
  await severalAtOnce(new Set(parts), PARTS_AT_A_TIME, async (mcode) => {
    if (!(await keepPart(context, origin, config, { ...to, mcode }))) missing.add(mcode)
  })
  return parts.filter((mcode) => missing.has(mcode))
}

/** Whether all of one part's page is here in the end. */
async function keepPart(
  context: WorkerContext,
  origin: string,
  config: KeptConfig,
  { mcode, ...to }: Omit<Wanted, 'parts'> & { mcode: Mcode },
): Promise<boolean> {
  const base = new URL(config.baseUrl, origin).href.replace(/\/$/, '')
  const answers = pageCalls.map((name) => `${base}${calls[name].path}?${queryOf({ mcode })}`)
  const isUp = !context.network.isDown()
  if (isUp) await keepSeen(context, origin, { ...to, olderThan: context.now() - RENEW_AFTER_MS }, answers)
  const [detail = ''] = answers
  const keys = [cacheKey(detail, to.tenantId, to.locale), ...keysInOthers(detail, to.tenantId, to.locale)]
  const pictures = await picturesIn(await firstOf(context.storeOf('parts'), keys), config, origin)
  if (pictures === null) return false
  if (isUp) await keepSeen(context, origin, to, pictures)
  const here = await Promise.all([...answers, ...pictures].map((address) => isHere(context, origin, to, address)))
  return here.every(Boolean)
}

/** Addresses of the drawings of a kept detail; null where there is none. */
async function picturesIn(kept: Response | null, { imageBaseUrl }: KeptConfig, origin: string): Promise<string[] | null> {
  const read = kept === null ? null : v.safeParse(Drawn, await kept.clone().json())
  if (!read?.success) return null
  const { mainImageUrl, images } = read.output.result
  const paths = [mainImageUrl, ...images.map(({ url }) => url)].filter((path) => path !== '')
  return paths.map((path) => new URL(imageUrl(imageBaseUrl, path), origin).href)
}

/** Whether the worker has the reply to an address; what it never keeps is not missed. */
async function isHere(context: WorkerContext, origin: string, to: Omit<Wanted, 'parts'>, address: string): Promise<boolean> {
  const url = new URL(address)
  const id = cacheFor({ url, sameOrigin: url.origin === origin, destination: '', mode: 'cors', tenantId: to.tenantId })
  if (id === null) return true
  const { tenantId, locale } = to
  // In another language it is given out too where there is no line.
  const keys = cacheTable[id].byTenant
    ? [cacheKey(address, tenantId, locale), ...keysInOthers(address, tenantId, locale)]
    : [cacheKey(address, null)]
  return (await firstOf(context.storeOf(id), keys)) !== null
}
