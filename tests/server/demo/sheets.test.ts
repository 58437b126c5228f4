import { expect, test } from 'vitest'
import { readStarterSeries } from '#server/demo/units/starter-series.ts'

const sheet = (last: string) => `
  Denso: 128000 type
    kind OSGR; kw 1 1.2 1.4; teeth 9 10
    kg 3.2-4.1; length 185-215; od 78; pilot 66; hole 12.5; oe 128000-###0; fits car; ${last}`

test('A series says what is not usual, and a fact that nobody knows is refused', () => {
  const [series] = readStarterSeries(sheet('country JP'))
  expect(series).toMatchObject({ producer: 'Denso', series: '128000 type', kw: [1, 1.2, 1.4], kg: [3.2, 4.1], volts: 12, share: 3 })
  expect(() => readStarterSeries(sheet('country JP; wheels 4'))).toThrow('wheels')
  expect(() => readStarterSeries(sheet('country'))).toThrow('undefined')
})
