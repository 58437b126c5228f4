import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import CompareScreen from '#app/screens/compare/CompareScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { clearTray, tray } from '#app/state/compare/tray.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { Listing, PartCard, type PartDetail } from '#contract/catalogue/catalogue.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, words } from '../../../support/shell.tsx'

const data = { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW', pilotMm: 76.2, holes: 2, holeMm: 10.5, lengthMm: 210 }
const starter = (mcode: string, differs: Record<string, string | number | undefined> = {}, more: object = {}): PartDetail => {
  const attributes = Object.fromEntries(
    Object.entries({ ...data, ...differs }).filter(([, value]) => value !== undefined),
  ) as PartDetail['attributes']
  return partDetail({ mcode, attributes, ...more })
}

let parts: Record<string, PartDetail> = {}
let bearers: PartDetail[] = []

function answer({ url }: Request): Response {
  const { pathname, searchParams } = new URL(url)
  if (pathname.endsWith('/detail')) {
    const part = parts[searchParams.get('mcode') ?? '']
    return part ? envelopeReply({ result: part }) : Response.json({ code: 404, msg: 'No such part.', error: 'not-found' })
  }
  const number = searchParams.get('searchStr')
  const records = bearers.map((part) => v.parse(PartCard, { ...part, matched: { by: 'oe', number, how: 'same' } }))
  return envelopeReply({
    result: v.parse(Listing, {
      records,
      total: records.length,
      size: 12,
      current: 1,
      pages: 1,
      facets: [],
      categories: [],
      meant: 'number',
    }),
  })
}

beforeEach(async () => {
  await openShop('/prod/compare')
  for (const cache of Object.values(catalogue)) cache.clear()
  clearTray()
  network.up = true
  parts = {}
  bearers = []
  connectPort(portTo((request) => answer(request)))
})

const open = (params: ParamsOf<'compare'>) => draw(<CompareScreen params={params} />)
const sold = (...all: PartDetail[]) => {
  parts = Object.fromEntries(all.map((part) => [part.mcode, part]))
}
const verdicts = async () => within(await screen.findByRole('list', { name: 'Will it bolt on?' }))
const fieldNames = () => screen.getAllByRole('rowheader').map(words)

describe('two parts', () => {
  test('one more tooth: it does not fit, the reason stands in verdict and table, and the other rows wait', async () => {
    sold(starter('S-9'), starter('S-10', { teeth: 10 }))
    open({ parts: 'S-9,S-10' })
    const said = await verdicts()
    expect(words(said.getByRole('heading'))).toBe('Does not fit')
    expect(said.getByText('7 measures same')).toBeTruthy()
    expect(said.getByText('1 differs and matters')).toBeTruthy()
    expect(screen.getAllByText(/10 teeth|10 instead|10 .*instead of 9/).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/grinds in the ring gear/)).toHaveLength(2)
    expect(fieldNames()).toEqual(['Teeth'])
    await userEvent.click(screen.getByRole('button', { name: /^All fields/ }))
    expect(fieldNames()).toContain('Pilot diameter')
    expect(fieldNames()).toContain('Warranty')
  })

  test('what matters most comes first, and fields without an effect come last', async () => {
    sold(starter('S-1', {}, { condition: 'new' }), starter('S-2', { powerKw: 1.7, lengthMm: 230, teeth: 11 }, { condition: 'reman' }))
    open({ parts: 'S-1,S-2' })
    await verdicts()
    expect(fieldNames()).toEqual(['Teeth', 'Overall length', 'Power', 'Without an effect on the fit', 'Condition'])
  })

  test('it is never said to fit while something decisive is not known', async () => {
    sold(starter('S-1'), starter('S-2', { pilotMm: undefined }))
    open({ parts: 'S-1,S-2' })
    expect(words((await verdicts()).getByRole('heading'))).toBe('Not known whether it fits')
    expect(screen.getByText('not stated')).toBeTruthy()
  })

  test('equal data fits, and the table says that nothing differs', async () => {
    sold(starter('S-1'), starter('S-2'))
    open({ parts: 'S-1,S-2' })
    expect(words((await verdicts()).getByRole('heading'))).toBe('Fits in its place')
    expect(screen.getByText('No field differs, as far as the data goes.')).toBeTruthy()
  })

  test('the pictures are drawn at one scale, with one over the other, in a view that can be chosen', async () => {
    sold(starter('S-1'), starter('S-2', { lengthMm: 240 }))
    open({ parts: 'S-1,S-2' })
    expect(await screen.findByRole('heading', { name: 'Drawn at one scale' })).toBeTruthy()
    const before = screen.getByRole('img', { name: 'S-2 drawn over S-1' }).getAttribute('src')
    await userEvent.click(screen.getByRole('button', { name: 'Rear' }))
    await eventually(() => expect(screen.getByRole('img', { name: 'S-2 drawn over S-1' }).getAttribute('src')).not.toBe(before))
    expect(screen.getAllByText(/not stated, so drawn as usual: .*Body diameter/)).toHaveLength(2)
  })

  test('photographs are said not to be at one scale', async () => {
    sold(partDetail({ mcode: 'X-1', type: 'other', attributes: {} }), partDetail({ mcode: 'X-2', type: 'other', attributes: {} }))
    open({ parts: 'X-1,X-2' })
    expect(await screen.findByText('These pictures are not at one scale.')).toBeTruthy()
  })

  test('a part can be taken out; the focus goes to the heading, and the tray has it no more', async () => {
    sold(starter('S-1'), starter('S-2'))
    open({ parts: 'S-1,S-2' })
    await verdicts()
    await userEvent.click(screen.getByRole('button', { name: 'Take S-2 out of the comparison' }))
    expect(location.search).toBe('?parts=S-1')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(tray.parts).toEqual([])
  })
})

describe('the number of the old part', () => {
  test('is resolved to the part that bears it, which becomes the old one', async () => {
    const old = starter('S-OLD')
    sold(old, starter('S-NEW', { rotation: 'CCW' }))
    bearers = [old]
    open({ parts: 'S-NEW', old: '0 001 108 001' })
    expect(words((await verdicts()).getByText(/in place of/))).toBe('S-NEW in place of S-OLD')
    expect(screen.getAllByText(/turns the engine the wrong way/).length).toBeGreaterThan(0)
  })

  test('that a candidate bears itself is said, and nothing is compared with itself', async () => {
    const part = starter('S-NEW')
    sold(part)
    bearers = [part]
    open({ parts: 'S-NEW', old: '0 001 108 001' })
    expect(words(await screen.findByText(/The shop lists/))).toBe('The shop lists 0 001 108 001 among the numbers of S-NEW.')
    expect(screen.queryByRole('list', { name: 'Will it bolt on?' })).toBeNull()
  })

  test('that nobody bears says so, and is searched further from there', async () => {
    sold(starter('S-NEW'))
    open({ parts: 'S-NEW', old: '999' })
    expect(await screen.findByText(/Nothing is known here about/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'What to try with this number' }).getAttribute('href')).toBe('/prod/all/999')
  })

  test('is typed into a field that leads to the comparison', async () => {
    sold(starter('S-NEW'))
    open({ parts: 'S-NEW' })
    await userEvent.type(screen.getByLabelText('Number on the old part'), '0001108001{Enter}')
    expect(location.search).toBe('?parts=S-NEW&old=0001108001')
  })
})

describe('a part that cannot be shown', () => {
  test('because nobody sells it, is said in its place; the others are compared', async () => {
    sold(starter('S-1'), starter('S-2'))
    open({ parts: 'S-1,GONE-1,S-2' })
    expect(words(await screen.findByText(/The shop has no part/))).toBe('The shop has no part GONE-1.')
    expect(words((await verdicts()).getByRole('heading'))).toBe('Fits in its place')
    expect(location.pathname).toBe('/prod/compare')
    // That a call failed is logged.
    vi.mocked(console.warn).mockClear()
  })

  test('because it is not on this phone, is said with a retry', async () => {
    sold(starter('S-1'))
    connectPort(
      portTo((request) => {
        if (request.url.includes('S-2')) throw new TypeError('Failed to fetch')
        return answer(request)
      }),
    )
    open({ parts: 'S-1,S-2' })
    expect(words(await screen.findByText(/is not on this phone/))).toBe(
      'The data of S-2 is not on this phone, and the shop is out of reach.',
    )
    sold(starter('S-1'), starter('S-2'))
    connectPort(portTo((request) => answer(request)))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await verdicts()
    // That a call failed is logged.
    vi.mocked(console.warn).mockClear()
  })
})

/** What the heads of the columns say of the parts' roles. */
const roles = () => screen.getAllByRole('columnheader').map((head) => words(head).match(/The old one|Compared with|In its place/)?.[0])
const oldChoice = () => within(screen.getByRole('navigation', { name: 'Which one is the old part?' }))
const chosenOld = () => oldChoice().queryByRole('link', { current: true })?.textContent

describe('which part is the old one', () => {
  test('is not said while nobody has said it: the others are compared with the first', async () => {
    sold(starter('S-1'), starter('S-2'), starter('S-3'), starter('S-4'))
    open({ parts: 'S-1,S-2,S-3,S-4' })
    expect((await verdicts()).getAllByRole('heading')).toHaveLength(3)
    expect(roles()).toEqual(['Compared with', 'In its place', 'In its place', 'In its place'])
    expect(chosenOld()).toBeUndefined()
    await userEvent.click(oldChoice().getByRole('link', { name: 'S-3' }))
    const asked = new URLSearchParams(location.search)
    expect([asked.get('parts'), asked.get('old')]).toEqual(['S-3,S-1,S-2,S-4', 'S-3'])
  })

  test('is said once it was chosen, and no number is looked up for it', async () => {
    sold(starter('S-1'), starter('S-2'), starter('S-3'))
    open({ parts: 'S-1,S-2,S-3', old: 's-3' })
    await verdicts()
    expect(roles()).toEqual(['The old one', 'In its place', 'In its place'])
    expect(chosenOld()).toBe('S-3')
    expect(screen.getByLabelText<HTMLInputElement>('Number on the old part').value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Take S-3 out of the comparison' }))
    expect(location.search).toBe('?parts=S-1%2CS-2')
  })

  test('is said with its number', async () => {
    const old = starter('S-OLD')
    sold(old, starter('S-NEW'))
    bearers = [old]
    open({ parts: 'S-NEW', old: '0 001 108 001' })
    await verdicts()
    expect(roles()).toEqual(['The old one', 'In its place'])
  })
})

test('what does not fit leads to the finder with the measures of the part that it is compared with; what fits does not', async () => {
  sold(starter('S-9'), starter('S-10', { teeth: 10 }), starter('S-11'))
  open({ parts: 'S-9,S-10,S-11' })
  const links = linksOf((await verdicts()).getByText('Does not fit').closest('li') ?? undefined)
  expect(links.map(([name]) => name)).toEqual(['What has the measures of S-9'])
  const asked = new URLSearchParams(links[0]?.[1]?.split('?')[1])
  expect([asked.get('kind'), asked.get('teeth'), asked.get('pilotMm')]).toEqual([String(starter('S-9').backCategoryId), '9', '76.2'])
  expect(linksOf(screen.getByRole('list', { name: 'Will it bolt on?' }))).toHaveLength(1)
})
