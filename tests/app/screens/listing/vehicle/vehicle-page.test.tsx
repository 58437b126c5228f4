import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import ModelScreen from '#app/screens/listing/ModelScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { chosenVehicle, forgetVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { connectPort } from '#app/state/page/ask.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { partCard } from '../../../../support/parts.ts'
import { portTo } from '../../../../support/port.ts'
import { draw, eventually, linksOf, namesOf, openShop, words } from '../../../../support/shell.tsx'

const modelid = 'hilux' as Id
const model = {
  ...{ id: modelid, name: 'Hilux', group: 'Hilux', brandid: 'toyota' as Id, brand: 'Toyota', appid: '1' as Id },
  ...{ engines: ['2.4 D', '3.0 D'], yearFrom: 1998, yearTo: 2005, partCount: 30 },
  engineCounts: [
    { engine: '2.4 D', partCount: 12, unitCount: 3 },
    { engine: '3.0 D', partCount: 18, unitCount: 4 },
  ],
}
const category = (id: string, backParentId: string, backCategoryName: string, count: number) => ({
  ...{ id: id as Id, backParentId, backCategoryName, icon: id, count, sortNum: 1, catGroup: 0, children: [] },
})
const counts = [
  category('311', '3', 'Bushings', 9),
  category('101', '1', 'Gear reduction starters', 2),
  category('201', '2', 'Alternators 12 V', 1),
  category('701', '7', 'Relays', 4),
]
const listing = (mcode: string) => ({
  ...{ records: [partCard({ mcode })], total: 1, size: 6, current: 1, pages: 1, facets: [], categories: [], meant: 'all' as const },
})

beforeEach(async () => {
  await openShop('/prod/model/hilux')
  for (const resource of Object.values(catalogue)) resource.clear()
  catalogue.categoryList.seed(
    CATEGORY_LIST_INPUT,
    ['1 Starters', '2 Alternators', '3 Starter parts', '4 Alternator parts', '7 Electrical'].map((top) =>
      category(top[0] ?? '', '0', top.slice(2), 0),
    ),
  )
  catalogue.modelList.seed({ modelid }, [model])
  for (const engine of [{}, { engine: '2.4 D' }]) {
    catalogue.getCategoryByApp.seed({ modelid, ...engine }, counts)
    const of = 'engine' in engine ? '24D' : 'ANY'
    catalogue.aggregationSearch.seed({ modelid, ...engine, backCategoryId: '1' as Id, pageSize: 6 }, listing(`ST-${of}`))
    catalogue.aggregationSearch.seed({ modelid, ...engine, backCategoryId: '2' as Id, pageSize: 6 }, listing(`AL-${of}`))
  }
})

describe('the page of a vehicle', () => {
  test('complete units stand first, by system, and the bushing comes behind them with a count and a way to it', () => {
    draw(<ModelScreen params={{ modelid }} />)
    expect(namesOf('heading')).toEqual([
      ...['Toyota Hilux', 'Starting', 'Starters', 'Starter parts', 'Charging', 'Alternators', 'All else that fits'],
    ])
    const text = words()
    const places = ['ST-ANY', 'Bushings', 'AL-ANY', 'Relays'].map((word) => text.indexOf(word))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
    expect(linksOf()).toContainEqual(['All 2 of Starters', '/prod/model/hilux?category=1'])
    expect(linksOf()).toContainEqual(['Bushings 9', '/prod/model/hilux?category=311'])
  })

  test('with several engines it asks which, with their counts, and the choice stands in the address', () => {
    draw(<ModelScreen params={{ modelid }} />)
    expect(screen.getByRole('navigation', { name: 'Which engine?' })).toBeDefined()
    expect(linksOf()).toContainEqual(['2.4 D 12 parts', '/prod/model/hilux?engine=2.4+D'])
  })

  test('parts and counts follow the engine; a second tap takes the choice back, and ways to groups keep it', async () => {
    await openShop('/prod/model/hilux?engine=2.4+D')
    draw(<ModelScreen params={{ modelid }} />)
    expect(words()).toContain('ST-24D')
    expect(words()).not.toContain('ST-ANY')
    expect(screen.getByRole('link', { current: true }).textContent).toBe('2.4 D 12 parts')
    expect(linksOf()).toContainEqual(['2.4 D 12 parts', '/prod/model/hilux'])
    expect(linksOf()).toContainEqual(['All 1 of Alternators', '/prod/model/hilux?engine=2.4+D&category=2'])
  })

  test('an engine that the model does not have is neither shown as its engine nor chosen', async () => {
    forgetVehicle()
    await openShop('/prod/model/hilux?engine=anything')
    catalogue.getCategoryByApp.seed({ modelid, engine: 'anything' }, [])
    draw(<ModelScreen params={{ modelid }} />)
    await eventually(() => expect(chosenVehicle.current).toEqual({ name: 'Toyota Hilux', modelid, engine: null, year: null }))
    expect(words()).not.toContain('anything')
    forgetVehicle()
  })

  test('one group is a list, under the groups in the order of the page and the way back to it', async () => {
    await openShop('/prod/model/hilux?engine=2.4+D&category=3')
    catalogue.aggregationSearch.seed({ modelid, engine: '2.4 D', backCategoryId: '3' as Id }, listing('BU-1'))
    draw(<ModelScreen params={{ modelid }} />)
    expect(linksOf(screen.getByRole('navigation', { name: 'Groups of parts' }))).toEqual([
      ['By system', '/prod/model/hilux?engine=2.4+D'],
      ['Starters 2', '/prod/model/hilux?engine=2.4+D&category=1'],
      ['Starter parts 9', '/prod/model/hilux?engine=2.4+D&category=3'],
      ['Alternators 1', '/prod/model/hilux?engine=2.4+D&category=2'],
      ['Electrical 4', '/prod/model/hilux?engine=2.4+D&category=7'],
    ])
    expect(words()).toContain('BU-1')
  })

  test('a model with one engine is asked nothing', () => {
    catalogue.modelList.seed({ modelid }, [{ ...model, engines: ['2.4 D'], engineCounts: model.engineCounts.slice(0, 1) }])
    draw(<ModelScreen params={{ modelid }} />)
    expect(screen.queryByRole('navigation', { name: /engine/i })).toBeNull()
    expect(words()).toContain('1998–2005 2.4 D')
  })

  test('without a line and without a copy it says so once, and claims nothing of the shop', async () => {
    for (const resource of [catalogue.aggregationSearch, catalogue.getCategoryByApp]) resource.clear()
    connectPort(portTo(() => Promise.reject(new TypeError('Failed to fetch'))))
    draw(<ModelScreen params={{ modelid }} />)
    await eventually(() => expect(screen.getAllByText('This list is not on this phone.')).toHaveLength(1))
    expect(words()).not.toContain('The shop has no part')
  })
})
