import { ref } from 'valtio/vanilla'
import { onTestFinished, vi } from 'vitest'
import { setTenant } from '#app/config.ts'
import { packState } from '#app/state/packs/facts.ts'
import { closePackConnection } from '#app/state/packs/place.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { packCalls } from '#contract/packs/pack-calls.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { memoryStorage } from '../memory-storage.ts'
import { portTo } from '../port.ts'
import { envelopeReply } from '../reply.ts'
import { shopConfig } from '../shop-config.ts'
import { madeAt, packShop, packSigner } from './pack-shop.ts'

let count = 0

/**
 * A page of a shop that gives out packs, on a device that has never kept one. `answer` may be exchanged: the network of this page. `away`
 * puts the page away, as the next start finds the device.
 */
export async function packsOnPage() {
  count += 1
  const tenantId = `packs-${count}`
  const signer = await packSigner()
  const shop = packShop(tenantId)
  const listed: PackEntry[] = []
  const page = {
    ...{ shop, listed, tenantId },
    /** When the shop was last through with its packs. */
    madeAt,
    answer: async (request: Request): Promise<Response> =>
      new URL(request.url).pathname === packCalls.packs.path
        ? envelopeReply({ result: await signer.sign(JSON.stringify({ ...shop.listOf(listed), madeAt: page.madeAt })) })
        : livePath.test(request.url)
          ? new Response('[]', { headers: { 'X-As-Of': '2026-11-24T09:00:00Z' } })
          : shop.answer(request),
    away: async () => {
      await closePackConnection()
      forget()
    },
  }
  forget()
  if (globalThis.localStorage === undefined) vi.stubGlobal('localStorage', memoryStorage())
  if (globalThis.navigator === undefined) vi.stubGlobal('navigator', { onLine: true })
  onTestFinished(async () => {
    await page.away()
    vi.unstubAllGlobals()
  })
  setTenant({ ...shopConfig, tenantId, packKey: signer.key })
  connectPort(portTo((request) => page.answer(request), { tenantId, now: () => Date.parse('2026-11-24T10:00:00Z') }))
  return page
}

const livePath = /\/packs\/live\//

function forget(): void {
  const nothing = {
    isMaking: false,
    offered: ref([]),
    titles: ref({ locale: null, of: {} }),
    here: ref([]),
    coming: ref([]),
    lost: ref([]),
    doing: {},
    wifiOnly: false,
    prices: { asOf: null, none: ref([]), askedAt: null, now: { type: 'kept' } },
  }
  Object.assign(packState, { device: { type: 'looking' }, list: { type: 'unknown' }, ...nothing })
}
