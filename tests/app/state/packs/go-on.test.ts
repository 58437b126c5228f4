import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { installPack } from '#app/state/packs/changes.ts'
import { packState } from '#app/state/packs/facts.ts'
import { maintainPacks } from '#app/state/packs/go-on.ts'
import { havePacksBeenRequested } from '#app/state/packs/here-note.ts'
import { openPackConnection } from '#app/state/packs/place.ts'
import { fetchOfferedPacks } from '#app/state/packs/reread.ts'
import { packRows } from '#app/state/packs/rows.ts'
import { PRICES_FRESH_MS } from '#data/packs/fetch-live.ts'
import { packsOnPage } from '../../../support/packs/packs-on-page.ts'

const version = (words: string) => ({ segments: { one: { numbers: words } } })
const here = () => packRows(packState).map(({ installedPack }) => installedPack?.entry.version)

test('at the next start a download goes on that the last page did not finish, and what is here is renewed', async () => {
  const page = await packsOnPage()
  expect(havePacksBeenRequested()).toBe(false)
  page.listed.push(await page.shop.publish('all', 1, version('0001108001')))
  await fetchOfferedPacks()
  const { answer } = page
  // The page ends while the pieces come.
  page.answer = async (request) => {
    if (request.url.endsWith(page.listed[0]?.manifest ?? '')) return answer(request)
    throw new DOMException('The page is left.', 'AbortError')
  }
  const { store, port } = (await import('#app/state/packs/place.ts')).openPackConnection() ?? {}
  if (store === undefined || port === undefined) throw new Error('The page has no port.')
  port.wait = async () => undefined
  await installPack('all')
  expect(havePacksBeenRequested()).toBe(true)
  page.answer = answer
  await maintainPacks()
  expect(here()).toEqual([1])

  page.listed.splice(0, 1, { ...(await page.shop.publish('all', 2, version('0001108002'))), madeAt: '2026-11-24T09:00:00Z' })
  await maintainPacks()
  expect(here()).toEqual([2])
})

test('prices that the page has renewed by itself are told to other tabs and the worker, and nothing where all is as it was', async () => {
  const page = await packsOnPage()
  page.listed.push(await page.shop.publish('all', 1, version('0001108001')))
  await fetchOfferedPacks()
  await installPack('all')
  const place = openPackConnection()
  if (place === null) throw new Error('The page has no port.')
  const tell = vi.spyOn(place, 'announceChange')
  await maintainPacks()
  expect(tell).not.toHaveBeenCalled()
  const later = place.port.now() + PRICES_FRESH_MS
  place.port.now = () => later
  await maintainPacks()
  expect(tell).toHaveBeenCalledOnce()
})
