import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'
import DownloadScreen from '#app/screens/download/DownloadScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { clearDownloadChoices, downloadChoices, restoreDownloadChoices } from '#app/state/download/choices.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { calls } from '#contract/calls.ts'
import { matchRoute } from '#contract/routes/addresses.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

startLanguage()

const tree = [{ id: '1', backCategoryName: 'Starters', count: 130, sortNum: 1, catGroup: 0, icon: '', backParentId: '0', children: [] }]
const card = (mcode: string) => ({
  ...partCard({ mcode, price: 99.5, coreCharge: 15, specName: '12 V · 1.4 kW' }),
  matched: { by: 'mcode', how: 'same' },
})
const page = (records: object[], total = records.length) => ({ records, total, size: 100, current: 1, pages: Math.ceil(total / 100) })
const asked: URL[] = []
/** What the worker says where this device answered in the shop's place. */
let keptOf: string | null = null
const headers = (): Record<string, string> => (keptOf === null ? {} : { 'X-Answered-From': keptOf })

beforeEach(async () => {
  asked.length = 0
  keptOf = null
  for (const name of ['listByBackCategoryOrGroup', 'aggregationSearch'] as const) catalogue[name].clear()
  clearDownloadChoices()
  await openShop('/download')
  connectPort(
    portTo((request) => {
      const url = new URL(request.url)
      asked.push(url)
      if (url.pathname === calls.categoryList.path) return envelopeReply({ result: tree })
      if (url.pathname === calls.productGroup.path) return envelopeReply({ result: [] })
      if (url.pathname === calls.listByBackCategoryOrGroup.path)
        return envelopeReply({ result: page([card('AR-S-10001'), card('AR-S-10002')], 130) }, { headers: headers() })
      if (url.pathname !== calls.aggregationSearch.path) return envelopeReply({ result: [] })
      const text = url.searchParams.get('searchStr') ?? ''
      const records = text.startsWith('AR-') ? [card(text)] : []
      return envelopeReply({ result: { ...page(records), facets: [], categories: [], meant: 'number' } }, { headers: headers() })
    }),
  )
})

const open = (address: string) => {
  history.replaceState(null, '', address)
  const found = matchRoute(location.pathname, location.search)
  if (found.name !== 'download') throw new Error(`${address} is no download.`)
  return draw(<DownloadScreen params={found.params} />)
}
const labels = () => [...document.querySelectorAll('[data-label]')].map((one) => one.getAttribute('data-label'))
const type = (text: string) => fireEvent.change(screen.getByLabelText('Part numbers'), { target: { value: text } })

describe('the catalogue to print', () => {
  test('has number, key data and price of each part, a hundred a print, in the order of codes', async () => {
    open('/download?as=catalogue&category=1')
    expect(await screen.findByText('AR-S-10002')).toBeTruthy()
    expect(screen.getAllByText('$99.50').length).toBe(2)
    expect(screen.getAllByText('+ $15.00 core charge').length).toBe(2)
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/download?as=catalogue&category=1&page=2')
    const list = asked.find(({ pathname }) => pathname === calls.listByBackCategoryOrGroup.path)
    expect(Object.fromEntries(list?.searchParams ?? [])).toEqual({ backCategoryId: '1', pageNo: '1', pageSize: '100', sort: 'code' })
  })

  test('leaves prices out where they are not wanted', async () => {
    open('/download?as=catalogue&category=1')
    await screen.findByText('AR-S-10002')
    fireEvent.click(screen.getByLabelText('With prices'))
    await eventually(() => expect(screen.queryByText('$99.50')).toBeNull())
  })

  test('says of which day its prices are, also where this device answered; of an unknown day it has none', async () => {
    keptOf = 'cache; as-of=2026-11-02T08:00:00.000Z'
    const first = open('/download?as=catalogue&category=1')
    expect(await screen.findByText(/Prices of Nov 2, 2026, without tax and freight\./)).toBeTruthy()
    expect(screen.getAllByText('$99.50').length).toBe(2)
    first.unmount()
    catalogue.listByBackCategoryOrGroup.clear()
    keptOf = 'cache'
    open('/download?as=catalogue&category=1')
    expect(await screen.findByText(/nobody knows of which day they are/)).toBeTruthy()
    expect(screen.queryByText('$99.50')).toBeNull()
  })

  test('of nothing has nothing to print', async () => {
    open('/download?as=catalogue')
    expect(await screen.findByRole('option', { name: 'Starters (130)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  })
})

describe('labels', () => {
  test('of a pasted list: one a part, or one a piece; what nobody bears is named', async () => {
    open('/download?as=labels')
    type('AR-S-10001 3\nAR-S-10002\nXY-99-7788')
    await eventually(() => expect(labels()).toEqual(['AR-S-10001', 'AR-S-10002']))
    expect(screen.getByText(/^No part here bears: XY-99-7788\./)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('A label for each piece'))
    await eventually(() => expect(labels()).toEqual(['AR-S-10001', 'AR-S-10001', 'AR-S-10001', 'AR-S-10002']))
    expect(document.querySelectorAll('[data-qr]').length).toBe(4)
    expect(document.querySelectorAll('[data-bars]').length).toBe(4)
  })

  test('begin where the sheet is unused, and a label printer is asked for no such place', async () => {
    open('/download?as=labels&mcode=AR-S-10001')
    await eventually(() => expect(labels()).toEqual(['AR-S-10001']))
    const place = () => document.querySelector('[data-label]')?.parentElement?.getAttribute('transform')
    expect(place()).toBe('translate(0 0.5)')
    fireEvent.change(screen.getByLabelText('First unused label of the sheet'), { target: { value: '5' } })
    await eventually(() => expect(place()).toBe('translate(70 37.5)'))
    fireEvent.change(screen.getByLabelText('First unused label of the sheet'), { target: { value: '99' } })
    expect(screen.getByText('A whole number from 1 to 24.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('First unused label of the sheet'), { target: { value: '５' } })
    expect(screen.queryByText('A whole number from 1 to 24.')).toBeNull()
    await eventually(() => expect(place()).toBe('translate(70 37.5)'))
    fireEvent.change(screen.getByLabelText('Size'), { target: { value: '62x29' } })
    await eventually(() => expect(screen.queryByLabelText('First unused label of the sheet')).toBeNull())
    expect(document.querySelector('[data-label-page]')?.getAttribute('viewBox')).toBe('0 0 62 29')
  })

  test('what was typed and chosen is remembered on this device', async () => {
    const first = open('/download?as=labels')
    type('AR-S-10002')
    fireEvent.change(screen.getByLabelText('Size'), { target: { value: '4x6' } })
    fireEvent.click(screen.getByLabelText('With the price and its day'))
    first.unmount()
    Object.assign(downloadChoices, { list: '', labelSize: 'a4-24', labelPriced: false })
    restoreDownloadChoices()
    open('/download?as=labels')
    await eventually(() => expect(labels()).toEqual(['AR-S-10002']))
    expect(screen.getByLabelText('Size')).toHaveProperty('value', '4x6')
    expect(screen.getByText(/^\$99\.50 · /)).toBeTruthy()
  })

  test('say of which day a price is, also where this device answered; one of an unknown day is left out', async () => {
    keptOf = 'cache; as-of=2026-11-02T08:00:00.000Z'
    const first = open('/download?as=labels&mcode=AR-S-10001')
    fireEvent.click(await screen.findByLabelText('With the price and its day'))
    await eventually(() => expect(screen.getByText('$99.50 · Nov 2, 2026')).toBeTruthy())
    first.unmount()
    catalogue.aggregationSearch.clear()
    keptOf = 'cache'
    open('/download?as=labels&mcode=AR-S-10001')
    await eventually(() => expect(labels()).toEqual(['AR-S-10001']))
    expect(screen.queryByText(/\$99\.50/)).toBeNull()
  })

  test('are printed once all is there', async () => {
    vi.stubGlobal('print', vi.fn())
    onTestFinished(() => void vi.unstubAllGlobals())
    open('/download?as=labels&mcode=AR-S-10001')
    await eventually(() => expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', false))
    fireEvent.click(screen.getByRole('button', { name: 'Print' }))
    await eventually(() => expect(window.print).toHaveBeenCalledTimes(1))
  })
})
