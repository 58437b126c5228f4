import { describe, expect, test } from 'vitest'
import { shopsOf } from './shops.ts'

const shops = shopsOf(12_000)
const [general] = shops
const everything = shops.flatMap(({ parts }) => parts)
const counts = new Map<string, number>()
for (const { category_id } of general?.parts ?? []) counts.set(category_id, (counts.get(category_id) ?? 0) + 1)
const count = (category: string) => counts.get(category) ?? 0
const below = (top: string) => [...counts].filter(([id]) => id.startsWith(top)).reduce((sum, [, n]) => sum + n, 0)

describe('the sizes of the categories follow the trade', () => {
  test('no two kinds of the smaller goods are there as often by rule', () => {
    const small = ['501', '502', '503', '601', '602', '603', '701', '702', '703', '704', '801', '802'].map(count)
    expect(new Set(small).size).toBeGreaterThan(8)
    expect(Math.max(...small) / Math.min(...small)).toBeGreaterThan(4)
  })

  test('more relays and plugs than testers, more starters than alternators, more drives and solenoids than field cases', () => {
    expect(count('701')).toBeGreaterThan(3 * count('801'))
    expect(count('703')).toBeGreaterThan(3 * count('601'))
    expect(below('1')).toBeGreaterThan(below('2') * 1.05)
    expect(below('1')).toBeLessThan(below('2') * 1.35)
    expect(count('302')).toBeGreaterThan(count('304') * 1.3)
    expect(count('301')).toBeGreaterThan(count('308'))
    expect(count('404')).toBeGreaterThan(count('402'))
  })
})

test('about 85 of 100 starters turn clockwise', () => {
  const starters = everything.filter(({ type }) => type === 'starter')
  const clockwise = starters.filter(({ attributes }) => attributes.rotation === 'CW').length / starters.length
  expect(clockwise).toBeGreaterThan(0.83)
  expect(clockwise).toBeLessThan(0.88)
})

test('a small engine has no wide belt: up to 2 litres of a tractor, boat or machine a wedge belt or at most 4 ribs', () => {
  const small = /^(D902|D782|D1105|D1503|D1703|V1305|3TN|3GM|3YM|L3E|L2C|K3D|S4L|4JH|103$|E3CD|MCRD|LPW4|2T84|1B40)/
  const belts = everything
    .filter((part) => part.type === 'alternator' && part.attributes.pulleyKind !== 'none')
    .filter((part) => part.fitments.some(({ engine }) => small.test(engine)))
  expect(belts.length).toBeGreaterThan(40)
  const wide = belts.filter(({ attributes }) => Number(attributes.grooves) > (attributes.pulleyKind === 'V' ? 1 : 4))
  expect(wide.map(({ mcode, attributes }) => `${mcode} ${attributes.pulleyKind}${attributes.grooves}`)).toEqual([])
  const d902 = belts.filter((part) => part.fitments.some(({ engine }) => engine === 'D902'))
  expect(d902.length).toBeGreaterThan(0)
  expect(d902.every(({ attributes }) => attributes.pulleyKind === 'V' && attributes.grooves === 1)).toBe(true)
})

test('generations of a model bear their right codes: Camry XV10 and XV20', () => {
  const camry = general?.tenant.models.filter(({ id }) => id.startsWith('1-toyota-camry')).map(({ name }) => name)
  expect(camry).toEqual(['Camry XV10', 'Camry XV20', 'Camry XV30', 'Camry XV40', 'Camry XV50'])
})

describe('numbers are of the time of their unit', () => {
  const units = everything.filter(({ type }) => type === 'starter' || type === 'alternator')
  const fitting = (model: RegExp) => units.filter((part) => part.fitments.every(({ model_id }) => model.test(model_id)))
  const numbers = (parts: typeof units, maker: string) =>
    parts.flatMap((part) => part.numbers.filter((number) => number.kind === 'oe' && number.maker === maker).map(({ display }) => display))

  test('what fits only Volkswagens since the Golf Mk7 has neither a number of the air-cooled ones nor one of the first Golfs', () => {
    const golf = units.filter((part) => part.fitments.some(({ model_id }) => model_id === '1-volkswagen-golf-mk7'))
    expect(golf.length).toBeGreaterThan(5)
    const own = golf.flatMap((part) => part.numbers.filter(({ maker }) => maker === 'Volkswagen').map(({ display }) => display))
    expect(own.length).toBeGreaterThan(3)
    for (const display of own) expect(display).toMatch(/^(02E|02M|02Z|02T|0AM|03[CGL]|04[CEL]|06[FHJK]|07K) (911|903) 02\d [A-Z]$/)
    for (const display of numbers(golf, 'Bosch')) expect(display).toMatch(/^0 (001 1[1-4]\d|12[1245] \d{3}) \d{3}$/)
  })

  test('only the air-cooled Type 1 bears the numbers of its time', () => {
    const type1 = numbers(fitting(/^8-volkswagen-/), 'Volkswagen')
    expect(type1.length).toBeGreaterThan(0)
    for (const display of type1) expect(display).toMatch(/^(111|113|311|021|043) /)
    const others = numbers(fitting(/^1-volkswagen-/), 'Volkswagen').filter((display) => /^(111|113|311|021|043) /.test(display))
    expect(others).toEqual([])
  })

  test('Ford numbers begin with the letter of their decade: E before 1990, F in the nineties, a digit, then letters from A', () => {
    const wrong = units.flatMap((part) => {
      const years = part.fitments.filter(({ model_id }) => model_id.startsWith('1-ford-')).map(({ year_from }) => year_from ?? 1990)
      if (years.length === 0) return []
      const first = Math.min(...years)
      return part.numbers
        .filter(({ kind, maker }) => kind === 'oe' && maker === 'Ford')
        .filter(({ display }) => (first >= 2010 ? !/^[A-G]/.test(display) : first >= 2000 ? !/^[1-9]/.test(display) : false))
        .map(({ display }) => `${display} for ${first}`)
    })
    expect(wrong).toEqual([])
  })

  test('Denso car starters of the eighties are of the 028000 and 128000 types, of the last ten years 428000 and 438000', () => {
    const late = units.filter(
      (part) => part.type === 'starter' && part.category_id === '101' && part.fitments.every(({ year_from }) => (year_from ?? 0) >= 2013),
    )
    for (const display of numbers(late, 'Denso')) expect(display).toMatch(/^4[23]8000-/)
    expect(numbers(late, 'Denso').length).toBeGreaterThan(0)
  })
})

test('relays, switches and motors have several cross references, each once', () => {
  const crossed = everything.filter(({ type }) =>
    ['relay', 'switch', 'dcMotor', 'plugLead', 'starterGenerator', 'contactor'].includes(type),
  )
  expect(crossed.length).toBeGreaterThan(300)
  for (const part of crossed) {
    const cross = part.numbers.filter(({ kind }) => kind === 'cross').map(({ maker, display }) => `${maker} ${display}`)
    expect(cross.length, part.mcode).toBeGreaterThanOrEqual(3)
    expect(new Set(cross).size).toBe(cross.length)
  }
})
