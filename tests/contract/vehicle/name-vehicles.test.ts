import { describe, expect, test } from 'vitest'
import { findNamedVehicles, type ModelWithNameWords, modelNameWords, typedVehicleWords } from '#contract/vehicle/name-vehicles.ts'

interface Named extends ModelWithNameWords {
  id: string
}

function model(make: string, name: string, span: readonly [number, number | null], ...engines: string[]): Named {
  const [from, to] = span
  const named = engines.map((engine) => ({ name: engine, words: modelNameWords(engine) }))
  return { id: `${make} ${name}`, from, to, make: modelNameWords(make), words: modelNameWords(`${make} ${name}`), engines: named }
}

const models = [
  model('Toyota', 'Hilux N140', [1998, 2005], '2.4 D', '3.0 D'),
  model('Toyota', 'Hilux AN10', [2005, 2015], '2.5 D-4D', '2.7 I4'),
  model('Toyota', 'Corolla E110', [1998, 2002], '1.8 I4'),
  model('Caterpillar', 'Excavators 320D', [2006, 2014], 'C6.4'),
  model('Caterpillar', 'Excavators 330C', [2001, 2008], 'C9'),
  model('Kubota', 'B7500', [1999, 2008], 'D902'),
  model('Volkswagen', 'Golf Mk4', [1997, 2003], '1.9 TDI', '2.0'),
  model('Ford', '2000', [1965, 1975], '2.6 D'),
  model('Ford', 'Ranger', [1998, null], '2.5 D'),
]
const named = (text: string) => findNamedVehicles(models, typedVehicleWords(text))
const first = (text: string) => named(text).matchedModels.map((one) => [one.model.id, one.engines])

describe('a text names vehicles', () => {
  test.each([
    [
      'hilux',
      [
        ['Toyota Hilux AN10', null],
        ['Toyota Hilux N140', null],
      ],
    ],
    [
      'hil',
      [
        ['Toyota Hilux AN10', null],
        ['Toyota Hilux N140', null],
      ],
    ],
    ['hilux 2.4', [['Toyota Hilux N140', ['2.4 D']]]],
    ['hilux 2.4l', [['Toyota Hilux N140', ['2.4 D']]]],
    ['cat 320', [['Caterpillar Excavators 320D', null]]],
    ['d902', [['Kubota B7500', ['D902']]]],
    ['golf 4 1.9 tdi', [['Volkswagen Golf Mk4', ['1.9 TDI']]]],
    ['golf 3.0', []],
    ['nothing', []],
    ['', []],
  ])('%s', (text, found) => expect(first(text)).toEqual(found))

  test('a year narrows to what was built then', () => {
    expect(named('hilux 2008')).toMatchObject({ year: 2008, missesYear: false })
    expect(first('hilux 2008')).toEqual([['Toyota Hilux AN10', null]])
    expect(first('hilux 2001')).toEqual([['Toyota Hilux N140', null]])
  })
  test('a year in which none was built is said, and they are told all the same', () => {
    expect(named('hilux 1985')).toMatchObject({ year: 1985, missesYear: true })
    expect(first('hilux 1985')).toHaveLength(2)
  })
  test('a year may be the name of a model', () => {
    expect(first('ford 2000')).toEqual([['Ford 2000', null]])
    expect(named('ford 2000').year).toBeNull()
  })
  test('a year alone names nothing', () => expect(first('2008')).toEqual([]))
  test('a make alone is told as such', () => {
    expect(named('toyota').isMakeOnly).toBe(true)
    expect(first('toyota')).toHaveLength(3)
    expect(named('toyota hilux').isMakeOnly).toBe(false)
    expect(named('nothing').isMakeOnly).toBe(false)
  })
  test('what is written out comes before what is only begun', () => {
    const also = [model('Make', 'Golfer', [2010, null]), ...models]
    expect(findNamedVehicles(also, typedVehicleWords('golf')).matchedModels.map((one) => one.model.id)).toEqual([
      'Volkswagen Golf Mk4',
      'Make Golfer',
    ])
  })
})
