import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { CacheId } from '../../sw/caching.ts'
import { createNetwork } from '../../sw/network.ts'
import { checkOfflineState, prepareForOffline } from '../../sw/ready.ts'
import { memoryStore } from '../support/memory-store.ts'
import { envelopeReply } from '../support/reply.ts'

const origin = 'http://shop.test'

/** A device on which nothing is kept; `reach` is the line. */
function emptyDevice(reach: (request: Request) => Response) {
  const stores = new Map<CacheId, ReturnType<typeof memoryStore>>()
  const storeOf = (id: CacheId) => {
    const store = stores.get(id) ?? memoryStore()
    stores.set(id, store)
    return store
  }
  const network = createNetwork(
    async (request) => reach(new Request(request)),
    () => undefined,
    () => false,
  )
  let files = 0
  const shell = {
    findMissingFiles: async () => (files === 0 ? [{ key: `${origin}/index.html`, integrity: '' }] : []),
    fetchMissingFiles: async () => {
      files += 1
    },
  }
  const context = { storeOf, network, notify: () => undefined, now: () => 0 }
  return { look: () => checkOfflineState(shell, storeOf, origin), mend: () => prepareForOffline(shell, context, origin), storeOf }
}

const config = (baseUrl: string) => Response.json({ tenantId: 'volt', baseUrl })

test.each(['', 'https://api.test/base'])(
  'with everything gone, files, configuration and category tree come again (base %j)',
  async (baseUrl) => {
    const asked: [string, string | null][] = []
    const device = emptyDevice((request) => {
      asked.push([request.url, request.headers.get('X-Tenant-Id')])
      return request.url.endsWith('/config.json') ? config(baseUrl) : envelopeReply({ result: [] })
    })
    expect(await device.look()).toEqual({ type: 'ready', ready: false, parts: 0 })
    await device.mend()
    expect(await device.look()).toEqual({ type: 'ready', ready: true, parts: 0 })
    expect(asked).toEqual([
      [`${origin}/config.json`, null],
      [`${baseUrl || origin}${calls.categoryList.path}?level=0&thin=true`, 'volt'],
    ])
  },
)

test('a gateway’s page in place of them is not kept, and the shop is not ready', async () => {
  const device = emptyDevice(() => new Response('<!doctype html><title>Free WiFi</title>', { headers: { 'content-type': 'text/html' } }))
  await device.mend()
  expect(await device.look()).toMatchObject({ ready: false })
  for (const id of ['config', 'categories'] as const) expect(await device.storeOf(id).keys()).toEqual([])
})
