import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { packCalls } from '#contract/packs/pack-calls.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { readInstalledPacks } from '#data/packs/installed.ts'
import { readPackPrices } from '#data/packs/live.ts'
import type { ConnectionCost } from '#data/packs/port.ts'
import { refreshPacks } from '#data/packs/refresh.ts'
import { listDownloads, pauseDownload } from '#data/packs/requested-downloads.ts'
import { putSettings } from '#data/packs/settings.ts'
import { install, packDevice, requestVersion } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { packShop, packSigner } from '../../support/packs/pack-shop.ts'
import { envelopeReply } from '../../support/reply.ts'

/** A device with version 1 of a pack, of which the shop has a version 2. */
async function behind(line: ConnectionCost) {
  const { store } = packDevice()
  const shop = packShop()
  const signer = await packSigner()
  const listed: PackEntry[] = []
  const asked: string[] = []
  const port = packPortTo(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      if (pathname === packCalls.packs.path) return envelopeReply({ result: await signer.sign(JSON.stringify(shop.listOf(listed))) })
      if (pathname.startsWith('/packs/live/')) return new Response('[]', { headers: { 'X-As-Of': '2026-11-21T07:59:00Z' } })
      return shop.answer(request)
    },
    { connectionCost: () => line },
  )
  await install(store, port, await shop.publish('all', 1, { segments: { one: { numbers: 'old' } } }))
  listed.push({ ...(await shop.publish('all', 2, { segments: { one: { numbers: 'new' } } })), madeAt: '2026-11-24T09:00:00Z' })
  asked.length = 0
  const refresh = () => refreshPacks(store, port, { trust: { tenantId: port.tenantId, packKey: signer.key }, locale: 'de' })
  const version = async () => (await readInstalledPacks(store))[0]?.entry.version
  return { ...{ store, shop, port, asked, refresh, version, listed } }
}

test('a newer version of what is here comes by itself, and prices with it, no oftener than every hour', async () => {
  const { store, asked, refresh, version } = await behind('free')
  await refresh()
  expect(await version()).toBe(2)
  expect((await readPackPrices(store, 'all'))?.version).toBe(2)
  await refresh()
  expect(asked.filter((path) => path === '/packs/live/all?version=2')).toHaveLength(1)
})

test.each([
  ['metered', false],
  ['unknown', true],
] as const)('over a line that is %s nothing is renewed by itself where Wi-Fi only is %s', async (line, wifiOnly) => {
  const { store, asked, refresh, version } = await behind(line)
  await putSettings(store, { wifiOnly })
  await refresh()
  expect(await version()).toBe(1)
  expect(asked).toEqual([])
})

test('what somebody has paused stays paused, also when it is of an older version', async () => {
  const { store, port, shop, refresh, version } = await behind('free')
  await requestVersion(store, port, await shop.publish('all', 2, { segments: { one: { numbers: 'mine' } } }))
  await pauseDownload(store, 'all')
  await refresh()
  expect(await version()).toBe(1)
  expect((await listDownloads(store)).map(({ download: { state } }) => state.type)).toEqual(['paused'])
})

test('without a list that can be believed all stays, and what was requested goes on', async () => {
  const { store, port, shop, listed, refresh, version } = await behind('free')
  listed.splice(0, 1, { ...(await shop.publish('all', 3, { segments: {} })), id: '' })
  await requestVersion(store, port, await shop.publish('cat-1', 1, { segments: { two: { numbers: 'starters' } } }))
  await refresh()
  expect(await version()).toBe(1)
  expect((await readInstalledPacks(store)).map(({ id }) => id).toSorted()).toEqual(['all', 'cat-1'])
})
