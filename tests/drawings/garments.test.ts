import { expect, test } from 'vitest'
import { colours } from '#contract/apparel/colours.ts'
import { renderPart } from '#drawings/render-part.ts'
import { workwearStyles } from '#server/demo/workwear/styles.ts'
import { elementsOf } from './svg-reading.ts'

const draw = (garment: string, colour: string) => renderPart({ type: 'workwear', mcode: 'WW-1', attributes: { garment, colour } }, 'view')

test('each style of the demo shops has a drawing of its own kind, in each of its colours', () => {
  const kinds = new Set(workwearStyles.map(({ garment }) => garment))
  expect(new Set([...kinds].map((kind) => draw(kind, 'Red'))).size).toBe(kinds.size)
  for (const { garment, colours: own } of workwearStyles)
    for (const colour of own) expect(draw(garment, colour)).toContain(colours[colour].hex)
})

test('what nobody has named is still drawn, and a colour that glows reflects', () => {
  expect(elementsOf(draw('toString', 'constructor')).length).toBeGreaterThan(3)
  expect(elementsOf(draw('jacket', 'Hi-vis yellow')).length).toBeGreaterThan(elementsOf(draw('jacket', 'Navy')).length)
})
