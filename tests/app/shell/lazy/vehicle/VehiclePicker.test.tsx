import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import VehiclePicker from '#app/shell/lazy/vehicle/VehiclePicker.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { portTo } from '../../../../support/port.ts'
import { envelopeReply } from '../../../../support/reply.ts'
import { draw, eventually, linksOf, namesOf, openShop, standsAt } from '../../../../support/shell.tsx'

const model = (name: string, group: string, years: readonly [number, number], engines: string[]) => ({
  ...{ id: name.replaceAll(' ', '-') as Id, name, group, brandid: 'toyota' as Id, brand: 'Toyota', appid: '1' as Id },
  ...{ engines, yearFrom: years[0], yearTo: years[1], partCount: 10 },
})
const models = [
  model('Hilux N140', 'Hilux', [1998, 2004], ['2.4 D', '3.0 D']),
  model('Hilux AN10', 'Hilux', [2005, 2015], ['2.5 D-4D']),
  model('Supra A80', 'Supra', [1993, 1993], ['3.0']),
]
const counts = (of: (typeof models)[number]) => ({
  ...of,
  engineCounts: of.engines.map((engine, at) => ({ engine, partCount: 5 + at, unitCount: 2 })),
})
const hilux = {
  ...{
    modelid: 'Hilux-N140',
    brandid: 'toyota',
    appid: '1',
    brand: 'Toyota',
    group: 'Hilux',
    model: 'Hilux N140',
    yearFrom: 1998,
    yearTo: 2004,
  },
  ...{ starters: 3, alternators: 1, partCount: 10 },
}
const application = { id: '1', name: 'Automotive', title: 'Automotive', icon: 'car', partCount: 9 }
const brand = { id: 'toyota', name: 'Toyota', modelCount: 3, partCount: 30 }

/** The shop; `down`: everything it has once said is still kept for the page, but nothing new is said. */
let isDown = false
function answer(url: URL) {
  const asked = (name: string) => url.searchParams.get(name)
  switch (url.pathname.split('/').at(-1)) {
    case 'applicationList':
      return [application]
    case 'appInfo':
      return { ...application, brands: [brand, { ...brand, id: 'audi', name: 'Audi' }] }
    case 'modelList':
      if (asked('brandid') === 'audi') return []
      return asked('modelid') ? models.filter(({ id }) => id === asked('modelid')).map(counts) : models
    case 'namedVehicles':
      if (isDown) throw new TypeError('Failed to fetch')
      if (asked('searchStr') === 'hilux 2.4 2001') return [{ ...hilux, engines: ['2.4 D'], year: 2001 }]
      if (asked('searchStr') === 'hilux 2010') return [{ ...hilux, engines: ['2.4 D', '3.0 D'] }]
      return asked('searchStr') === 'hilux' ? [{ ...hilux, engines: ['2.4 D', '3.0 D'] }] : []
    // Fetched ahead by a list of makes that has been there for a second.
    case 'modelGroupList':
      return { brand, application, groups: [{ name: 'Hilux', modelCount: 2 }] }
    default:
      return null
  }
}

const closed = vi.fn()
const line = () => screen.getByRole('searchbox', { name: 'Make, model, engine or year' })
const step = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((one) => one.textContent)

beforeEach(async () => {
  await openShop('/')
  isDown = false
  closed.mockReset()
  for (const resource of Object.values(catalogue)) resource.clear()
  connectPort(portTo((request) => envelopeReply({ result: answer(new URL(request.url)) })))
  draw(<VehiclePicker onClose={closed} />)
})

describe('one line', () => {
  test('names a vehicle with its engine and year, and Enter goes there', async () => {
    await userEvent.type(line(), 'hilux 2.4 2001')
    expect(await screen.findByRole('button', { name: /Toyota Hilux N140 1998–2004 · 2\.4 D 3 starters · 1 alternator/ })).toBeDefined()
    await userEvent.type(line(), '{Enter}')
    expect(standsAt()).toBe('/prod/model/Hilux-N140?engine=2.4+D&year=2001')
    expect(closed).toHaveBeenCalledOnce()
  })
  test('says that none is of the year that was typed, and takes no other for it by itself', async () => {
    await userEvent.type(line(), 'hilux 2010')
    expect(await screen.findByText('None is of 2010. These are of other years.')).toBeDefined()
    await userEvent.type(line(), '{Enter}')
    expect([standsAt(), screen.queryByText('Which engine?')]).toEqual(['/', null])
  })

  test('with several engines it asks which, with counts, and the steps say what was named', async () => {
    await userEvent.type(line(), 'hilux')
    await screen.findByRole('button', { name: /Hilux N140/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('Which engine?')).toBeDefined()
    await eventually(() =>
      expect(linksOf()).toEqual([
        ['2.4 D 5 parts', '/prod/model/Hilux-N140?engine=2.4+D'],
        ['3.0 D 6 parts', '/prod/model/Hilux-N140?engine=3.0+D'],
        ['Not sure: show all engines', '/prod/model/Hilux-N140'],
      ]),
    )
    expect((await step('Model line')).value).toBe('Hilux')
    expect((await step('Model')).value).toBe('Hilux-N140')
    await userEvent.click(screen.getByRole('link', { name: /3\.0 D/ }))
    expect(standsAt()).toBe('/prod/model/Hilux-N140?engine=3.0+D')
    expect(closed).toHaveBeenCalledOnce()
  })
  test('says when nothing is called that', async () => {
    await userEvent.type(line(), 'zzz')
    expect(await screen.findByText('No vehicle is called that. Choose by the steps below.')).toBeDefined()
  })
  test('without a line it names what the device has, by the same rule, and says so', async () => {
    isDown = true
    await userEvent.type(line(), 'hilux 2.5')
    expect(await screen.findByRole('button', { name: /Toyota Hilux AN10 2005–2015 · 2\.5 D-4D 10 parts/ })).toBeDefined()
    expect(screen.getByText('Of the makes that are on this device.')).toBeDefined()
    await userEvent.clear(line())
    await userEvent.type(line(), 'unimog')
    expect(await screen.findByText('Not among the makes that are on this device.')).toBeDefined()
  })
})

describe('steps', () => {
  test('make, line, year, engine, each with what it leads to', async () => {
    await eventually(async () => expect(optionsOf(await step('Make'))).toEqual(['', 'Audi · 3 models', 'Toyota · 3 models']))
    expect([...(await step('Make')).querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
      'Automotive · Europe',
      'Automotive · Japan',
    ])
    await userEvent.selectOptions(await step('Make'), 'toyota')
    await eventually(async () => expect(optionsOf(await step('Model line'))).toEqual(['', 'Hilux · 20 parts', 'Supra · 10 parts']))
    await userEvent.selectOptions(await step('Model line'), 'Hilux')
    expect(optionsOf(await step('Year')).slice(0, 2)).toEqual(['Any year', '2015 · 10 parts'])
    await userEvent.selectOptions(await step('Year'), '2001')
    expect(namesOf('combobox')).toEqual(['Make', 'Model line', 'Year'])
    await eventually(() => expect(linksOf()).toContainEqual(['2.4 D 5 parts', '/prod/model/Hilux-N140?engine=2.4+D&year=2001']))
  })
  test('what has one answer is not asked: a line of one model with one engine leads on at once', async () => {
    await eventually(async () => expect(optionsOf(await step('Make'))).toHaveLength(3))
    await userEvent.selectOptions(await step('Make'), 'toyota')
    await eventually(async () => expect(optionsOf(await step('Model line'))).toHaveLength(3))
    await userEvent.selectOptions(await step('Model line'), 'Supra')
    expect(namesOf('combobox')).toEqual(['Make', 'Model line'])
    await eventually(() => expect(linksOf()).toEqual([['Show 5 parts that fit', '/prod/model/Supra-A80']]))
  })
})
