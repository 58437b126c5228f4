import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { usePackListPolling } from '#app/hooks/packs/use-asked-while-making.ts'
import { startLanguage } from '#app/i18n/language.ts'
import OfflineScreen from '#app/screens/offline/OfflineScreen.tsx'
import { packState } from '#app/state/packs/facts.ts'
import { fetchOfferedPacks } from '#app/state/packs/reread.ts'
import { checkTomorrowReadiness, tomorrowReadiness } from '#app/state/packs/tomorrow.ts'
import { storagePersistence } from '#app/state/page/durable.ts'
import { network } from '#app/state/page/network.ts'
import { madeAt } from '../../../support/packs/pack-shop.ts'
import { packsOnPage } from '../../../support/packs/packs-on-page.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

startLanguage()

const persist = vi.fn(async () => true)

/** The page of a shop that gives out two packs. */
async function open() {
  await openShop('/prod/offline')
  const page = await packsOnPage()
  const texts = { segments: { one: { numbers: '0001108001' } } }
  page.listed.push({ ...(await page.shop.publish('app-1', 1, texts)), title: 'Car', parts: 38_000, totalParts: 52_000, bytes: 4_200_000 })
  page.listed.push({ ...(await page.shop.publish('all', 1, { segments: { two: { numbers: 'all' } } })), title: 'Everything' })
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      storage: { persist, persisted: async () => false, estimate: async () => ({ usage: 3e6, quota: 2e9 }) },
    }),
  )
  return page
}
beforeEach(() => {
  persist.mockClear()
  Object.assign(storagePersistence, { type: 'asking', refused: false, usedBytes: null, mostBytes: null })
  tomorrowReadiness.current = { type: 'unknown' }
})

const line = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('li')
  if (found === null) throw new Error(`${title} stands in no line.`)
  return found
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('each pack is said with its parts, size and day; “everything” stands first; installing asks the browser to keep it, and removing is one press', async () => {
  await open()
  draw(<OfflineScreen />)
  expect(words(await line('Car'))).toContain('38,000 of 52,000 parts · 4.2 MB · as of Nov 24')
  const titlesIn = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('heading')
      .map(words)
  expect([titlesIn('Packs'), titlesIn('By what they fit')]).toEqual([['Everything'], ['Car']])
  expect(persist).not.toHaveBeenCalled()
  press('Put on this device Car')
  expect(persist).toHaveBeenCalledOnce()
  await screen.findByText('On this device, whole.')
  expect(namesOf('button', await line('Car'))).toEqual(['Check Car', 'Remove Car'])
  press('Remove Car')
  await eventually(() => expect(screen.queryByText('On this device, whole.')).toBeNull())
})

test('without a network, from which it could not come back, removing asks first', async () => {
  await open()
  draw(<OfflineScreen />)
  await line('Car')
  press('Put on this device Car')
  await screen.findByText('On this device, whole.')
  expect(screen.queryByText(/No part is here/)).toBeNull()
  await act(async () => {
    network.up = false
  })
  onTestFinished(() => {
    network.up = true
  })
  press('Remove Car')
  await screen.findByText('There is no signal: what is removed now cannot be put back here.')
  press('Keep it Car')
  expect(screen.getByText('On this device, whole.')).not.toBeNull()
  press('Remove Car')
  press('Remove all the same Car')
  await eventually(() => expect(screen.queryByText('On this device, whole.')).toBeNull())
})

test('while the shop does not know how many parts it has, a pack says its own number alone', async () => {
  const page = await open()
  page.listed.splice(0, 2, {
    ...(await page.shop.publish('app-1', 1, { segments: { one: { numbers: '1' } } })),
    title: 'Car',
    parts: 1_097,
    totalParts: 0,
  })
  draw(<OfflineScreen />)
  expect(words(await line('Car'))).toMatch(/1,097 parts ·/)
  expect(words(await line('Car'))).not.toContain(' of 0')
})

test('while it comes, how much is here is drawn as progress; what stops it is said in its sentence, with what can be done', async () => {
  const page = await open()
  const { answer } = page
  page.answer = async (request) => {
    const bytes = page.shop.pieces.size > 0 && /[0-9a-f]{64}$/.test(request.url) ? await answer(request.clone()) : null
    // The manifest comes, and no piece.
    return bytes !== null && (await bytes.clone().text()).startsWith('{')
      ? bytes
      : bytes === null
        ? answer(request)
        : new Response('', { status: 404 })
  }
  draw(<OfflineScreen />)
  await line('Car')
  press('Put on this device Car')
  expect(await screen.findByText('The shop no longer has this version of the pack. Get the newest one.')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Car: what is here of it' })
  // In the measure of the list.
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['0', '4200000'])
  expect(namesOf('button', await line('Car'))).toEqual(['Put on this device Car', 'Give up Car'])
})

test('what is here with everything is named in one line', async () => {
  await open()
  draw(<OfflineScreen />)
  await line('Everything')
  press('Put on this device Everything')
  expect(await screen.findByText('On this device with it: Car.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Car' })).toBeNull()
})

test('while the shop makes its packs for the first time the page says so', async () => {
  const page = await open()
  page.listed.pop()
  page.madeAt = new Date(0).toISOString()
  draw(<OfflineScreen />)
  expect(await screen.findByText(/^The shop is still making its packs/)).toBeTruthy()
  expect(await line('Car')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Everything' })).toBeNull()
})

test('and asks again by itself until all are there, in sight only', async () => {
  const page = await open()
  page.madeAt = new Date(0).toISOString()
  const [car, everything] = page.listed.splice(0)
  if (car !== undefined) page.listed.push(car)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await fetchOfferedPacks()
  const { rerender } = renderHook(({ isMaking }) => usePackListPolling(isMaking), { initialProps: { isMaking: packState.isMaking } })
  if (everything !== undefined) page.listed.push(everything)
  page.madeAt = madeAt
  await vi.advanceTimersByTimeAsync(10_000)
  expect(packState.offered.map(({ id }) => id)).toEqual(['app-1'])
  hidden.mockReturnValue('visible')
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect([packState.offered.map(({ id }) => id), packState.isMaking]).toEqual([['app-1', 'all'], false]))
  rerender({ isMaking: false })
  expect(vi.getTimerCount()).toBe(0)
})

test('without a list there is why, the next try where that can help, and what this device has all the same', async () => {
  const page = await open()
  page.answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  draw(<OfflineScreen />)
  expect(await screen.findByText(/^No connection to the shop/)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Packs' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Download on Wi-Fi only' })).toBeTruthy()
})

test('that a rest is still to come is said only of what is on its way', async () => {
  const page = await open()
  const { answer } = page
  draw(<OfflineScreen />)
  await line('Car')
  press('Put on this device Car')
  await screen.findByText('On this device, whole.')
  const isPiece = (request: Request) => /[0-9a-f]{64}$/.test(request.url)
  page.answer = async (request) => {
    if (!isPiece(request)) throw new TypeError('Failed to fetch')
    return answer(request)
  }
  await act(fetchOfferedPacks)
  expect(screen.getByText('No connection to the shop. What is on this device stays as it is.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/the rest comes/)
  // A press that fetched nothing, of a pack that is not here: no manifest comes.
  page.answer = async () => new Response('', { status: 503 })
  press('Put on this device Everything')
  expect(words(await screen.findByRole('alert'))).toBe('The shop does not answer this just now. What is on this device stays as it is.')
  // The manifest comes, and then nothing.
  let pieces = 0
  page.answer = async (request) => {
    pieces += 1
    return pieces === 1 ? answer(request) : new Response('', { status: 403 })
  }
  press('Put on this device Everything')
  expect(await screen.findByText(/What has come is kept; the rest comes later\.$/)).toBeTruthy()
})

test('packs are called as the page speaks now, in whatever language they came', async () => {
  const page = await open()
  const frame = { categories: [], applications: [{ id: '1', name: 'Car', title: 'Car', icon: '' }], makes: [], models: [], promotions: [] }
  const texts = {
    segments: { one: { numbers: '0001108001' } },
    files: { frame: JSON.stringify(frame), names: JSON.stringify({ de: { Car: 'Pkw' } }) },
  }
  page.listed.splice(
    0,
    2,
    { ...(await page.shop.publish('app-1', 1, texts)), title: 'Pkw' },
    { ...(await page.shop.publish('all', 1, texts)), title: 'Alles' },
  )
  draw(<OfflineScreen />)
  await line('Pkw')
  press('Put on this device Pkw')
  await screen.findByText('On this device, whole.')
  // The next start, in another language, without a network.
  await page.away()
  cleanup()
  page.answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  draw(<OfflineScreen />)
  expect(words(await line('Car'))).toContain('On this device, whole.')
  expect(screen.queryByRole('heading', { name: 'Pkw' })).toBeNull()
})

test('the pack of everything is called in the language of the page', async () => {
  const page = await open()
  page.listed.splice(0, 2, { ...(await page.shop.publish('all', 1, { segments: {} })), title: 'Alles' })
  draw(<OfflineScreen />)
  expect(await line('Everything')).toBeTruthy()
})

test('beside what is here stands of when its prices are; where the shop can be reached, newer ones are one press', async () => {
  const page = await open()
  const { answer } = page
  let asOf = new Date(Date.now() - 3 * 60 * 60_000).toISOString()
  page.answer = async (request) =>
    request.url.includes('/packs/live/') ? new Response('[]', { headers: { 'X-As-Of': asOf } }) : answer(request)
  draw(<OfflineScreen />)
  await line('Car')
  expect(screen.queryByRole('button', { name: 'Update prices' })).toBeNull()
  press('Put on this device Car')
  expect(await screen.findByText('Price and stock are of 3 hours ago.')).toBeTruthy()
  const fetched: string[] = []
  const reach = page.answer
  page.answer = async (request) => {
    fetched.push(new URL(request.url).pathname)
    return reach(request)
  }
  asOf = new Date(Date.now() - 60_000).toISOString()
  press('Update prices')
  expect(await screen.findByText('Price and stock are of 1 minute ago.')).toBeTruthy()
  expect(fetched).toEqual(['/packs/live/app-1'])
  page.answer = async () => new Response('', { status: 503 })
  press('Update prices')
  expect(
    await screen.findByText(
      'The shop does not answer this just now. What is on this device stays as it is. Price and stock are of 1 minute ago.',
    ),
  ).toBeTruthy()
  await act(async () => {
    network.up = false
  })
  onTestFinished(() => {
    network.up = true
  })
  expect(screen.queryByRole('button', { name: 'Update prices' })).toBeNull()
})

test('the room on this device is said before anything is downloaded', async () => {
  await open()
  draw(<OfflineScreen />)
  expect(await screen.findByText('2 GB')).toBeTruthy()
  expect(screen.getByText('3 MB')).toBeTruthy()
})

test('parts for tomorrow: where there is no worker nothing is promised; else when all was there, or what is missing', async () => {
  await open()
  draw(<OfflineScreen />)
  expect(await screen.findByText('This browser keeps nothing of the shop here yet, so it needs the network.')).toBeTruthy()
  // What this page looks up by itself is no longer on its way, and takes the place of nothing below.
  await act(checkTomorrowReadiness)
  const at = new Date(2026, 10, 24, 14, 2).getTime()
  tomorrowReadiness.current = { type: 'looked', checkedAt: at, partCount: 12, missingCodes: [] }
  expect(await screen.findByText(/Ready offline, 2:02\sPM\. 12 parts with their drawings are here\./)).toBeTruthy()
  tomorrowReadiness.current = { type: 'looked', checkedAt: at, partCount: 12, missingCodes: ['AR-S-10001' as never] }
  expect(await screen.findByText(/of 1 part of 12 something is missing\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'AR-S-10001' }).getAttribute('href')).toBe('/prod/m/AR-S-10001')
})
