import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'
import DownloadScreen from '#app/screens/download/DownloadScreen.tsx'
import { downloadChoices, restoreDownloadChoices } from '#app/state/download/choices.ts'
import { cancelPriceListDownload, priceListDownload } from '#app/state/download/price-list.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { calls } from '#contract/calls.ts'
import { matchRoute } from '#contract/routes/addresses.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

startLanguage()

const category = (id: string, backCategoryName: string, count: number, children: object[] = []) => ({
  id,
  backCategoryName,
  count,
  sortNum: 1,
  catGroup: 0,
  icon: '',
  backParentId: '0',
  children,
})
const tree = [category('1', 'Starters', 30, [category('101', 'Car starters', 20)]), category('2', 'Alternators', 12)]
const families = [{ groupName: '12 V gear reduction', count: 7, mainImageUrl: '' }]

/** What the shop was asked for a price list. */
const asked: URL[] = []
let answer: (request: Request) => Response | Promise<Response> = () => new Response('')

beforeEach(async () => {
  asked.length = 0
  Object.assign(downloadChoices, { marks: null, zeros: false, cross: false })
  localStorage.removeItem('download-choices')
  cancelPriceListDownload()
  network.up = true
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
  onTestFinished(() => vi.mocked(URL.createObjectURL).mockRestore())
  await openShop('/download')
  connectPort(
    portTo((request) => {
      const url = new URL(request.url)
      if (url.pathname === calls.categoryList.path) return envelopeReply({ result: tree })
      if (url.pathname === calls.productGroup.path) return envelopeReply({ result: families })
      if (url.pathname !== calls.priceList.path) return envelopeReply({ result: [] })
      asked.push(url)
      return answer(request)
    }),
  )
})

const open = (address = '/download') => {
  const url = new URL(address, location.href)
  history.replaceState(null, '', address)
  const found = matchRoute(url.pathname, url.search)
  if (found.name !== 'download') throw new Error(`${address} is no download.`)
  return draw(<DownloadScreen params={found.params} />)
}
const csv = (body: BodyInit) =>
  new Response(body, {
    headers: { 'Content-Type': 'text/csv', 'X-File-Lines': '2', 'Content-Disposition': 'attachment; filename="price-list-x.csv"' },
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const query = () => Object.fromEntries(asked.at(-1)?.searchParams ?? [])

describe('the price list', () => {
  test('is of all parts, or of the category and family that were chosen, each with how many parts it has', async () => {
    open('/download?category=1&family=12+V+gear+reduction')
    expect(await screen.findByRole('option', { name: 'Car starters (20)' })).toBeTruthy()
    expect(await screen.findByRole('option', { name: '12 V gear reduction (7)' })).toBeTruthy()
    expect(await screen.findByText('7 parts')).toBeTruthy()
    answer = () => csv('number\r\nA-1\r\nB-2\r\n')
    press('Save price list (CSV)')
    expect(await screen.findByText('price-list-x.csv')).toBeTruthy()
    expect(query()).toMatchObject({ backCategoryId: '1', groupName: '12 V gear reduction', marks: 'comma' })
  })

  test('a category stands in the address once it is chosen, so that the way back finds it', async () => {
    open()
    await screen.findByRole('option', { name: 'Alternators (12)' })
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: '2' } })
    expect(location.pathname + location.search).toBe('/download?category=2')
  })

  test('how it is written is remembered on this device', async () => {
    open()
    fireEvent.change(screen.getByLabelText('Written for'), { target: { value: 'semicolon' } })
    fireEvent.click(screen.getByLabelText('Keep zeros in front of numbers (for Excel)'))
    Object.assign(downloadChoices, { marks: null, zeros: false })
    restoreDownloadChoices()
    expect(downloadChoices).toMatchObject({ marks: 'semicolon', zeros: true })
    await eventually(() => expect(screen.getByLabelText('Written for')).toHaveProperty('value', 'semicolon'))
    answer = () => csv('number\r\n')
    press('Save price list (CSV)')
    await eventually(() => expect(query()).toMatchObject({ backCategoryId: 'all', marks: 'semicolon', zeros: 'true' }))
  })

  test('tells how far it is, and can be stopped', async () => {
    let ended = false
    answer = (request) =>
      csv(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('number\r\nA-1\r\n'))
            request.signal.addEventListener('abort', () => {
              ended = true
              controller.error(request.signal.reason)
            })
          },
        }),
      )
    open()
    press('Save price list (CSV)')
    expect(await screen.findByText('1 of 2 parts')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Price list' }).getAttribute('value')).toBe('1')
    press('Stop')
    await eventually(() => expect([priceListDownload.current.type, ended]).toEqual(['none', true]))
  })

  test('says in a sentence why it is not here, and that nothing was saved', async () => {
    answer = () =>
      envelopeReply({ code: 429, msg: 'Too many tries. Wait 15 minutes, then try again.', error: 'too-often' }, { status: 429 })
    open()
    press('Save price list (CSV)')
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries. Wait 15 minutes, then try again. No file was saved.')
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })

  test('without a line the page says what needs it', () => {
    network.up = false
    open()
    expect(screen.getByText(/^This needs a connection to the shop/)).toBeTruthy()
  })
})

test('the place of what is on this device leads to the page about it', () => {
  open()
  expect(screen.getByRole('link', { name: 'What works without a network, and how to keep it' }).getAttribute('href')).toBe(
    '/marketing/page/offline',
  )
})
