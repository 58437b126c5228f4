import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { installPack } from '#app/state/packs/changes.ts'
import { packState } from '#app/state/packs/facts.ts'
import { maintainPacks } from '#app/state/packs/go-on.ts'
import { openPackConnection } from '#app/state/packs/place.ts'
import { fetchOfferedPacks, rereadPacks } from '#app/state/packs/reread.ts'
import { updatePrices } from '#app/state/packs/update-prices.ts'
import { PRICES_FRESH_MS } from '#data/packs/fetch-live.ts'
import { packsOnPage } from '../../../support/packs/packs-on-page.ts'

const [monday, tuesday] = ['2026-11-23T09:00:00.000Z', '2026-11-24T09:00:00.000Z']

/** A page with two packs on its device, priced on Monday. `live` is what the shop answers for one of them. */
async function pricedOnMonday() {
  const page = await packsOnPage()
  for (const id of ['all', 'app-1']) page.listed.push(await page.shop.publish(id, 1, { segments: { [id]: { numbers: id } } }))
  const { answer } = page
  const live: Record<string, string | number> = { all: monday, 'app-1': monday }
  page.answer = async (request) => {
    const said = live[new URL(request.url).pathname.replace('/packs/live/', '')]
    if (said === undefined) return answer(request)
    return typeof said === 'number' ? new Response('', { status: said }) : new Response('[]', { headers: { 'X-As-Of': said } })
  }
  await fetchOfferedPacks()
  await installPack('all')
  await installPack('app-1')
  return { page, live }
}

test('prices that are asked for are newer, and of one that the shop no longer gives out it is said that it has none', async () => {
  const { live } = await pricedOnMonday()
  expect(packState.prices).toMatchObject({ asOf: monday, none: [] })
  Object.assign(live, { all: tuesday, 'app-1': 404 })
  await updatePrices()
  expect(packState.prices).toMatchObject({ asOf: monday, none: ['app-1'], now: { type: 'kept' } })
})

test('of which packs the shop refused them is said, where others were renewed', async () => {
  const { live } = await pricedOnMonday()
  Object.assign(live, { all: tuesday, 'app-1': 503 })
  await updatePrices()
  expect(packState.prices.now).toEqual({ type: 'refused', why: 'refused', of: ['app-1'] })
  live.all = 503
  await updatePrices()
  expect(packState.prices.now).toEqual({ type: 'refused', why: 'refused', of: [] })
})

test.each<[string, string | number]>([
  ['by both packs', tuesday],
  ['by the one that the shop still gives out', 404],
])('a refusal is no longer said once prices were renewed by themselves, %s', async (_, other) => {
  const { live } = await pricedOnMonday()
  Object.assign(live, { all: 503, 'app-1': 503 })
  await updatePrices()
  await rereadPacks()
  expect(packState.prices.now).toMatchObject({ type: 'refused' })
  Object.assign(live, { all: tuesday, 'app-1': other })
  const place = openPackConnection()
  if (place === null) throw new Error('The page has no port.')
  const later = place.port.now() + PRICES_FRESH_MS
  place.port.now = () => later
  await maintainPacks()
  expect(packState.prices.now).toEqual({ type: 'kept' })
})
