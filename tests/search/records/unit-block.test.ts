import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeTexts } from '#search/bytes/texts.ts'
import { findUnit, readUnitBlock } from '#search/records/unit-block.ts'

/** All characters, because the order of keys must be the same where they are sorted and where they are found. */
const keys = fc.string({ maxLength: 3, unit: 'binary' })
const units = fc.uniqueArray(fc.record({ key: keys, rows: fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 4 }) }), {
  selector: ({ key }) => key,
})

test('every unit key of a block is found with its rows, and no other', () => {
  fc.assert(
    fc.property(units, keys, (given, other) => {
      const sorted = given
        .map(({ key, rows }) => ({ key, rows: [...rows].sort((one, two) => one - two) }))
        .sort((one, two) => (one.key < two.key ? -1 : 1))
      const texts = sorted.map(({ key, rows }, at) => {
        const steps = rows.map((row, place) => row - (rows[place - 1] ?? sorted[at - 1]?.rows[0] ?? 0))
        return JSON.stringify([key, ...steps])
      })
      const block = readUnitBlock(writeTexts(texts), texts.length)
      for (const [at, unit] of sorted.entries()) {
        expect(findUnit(block, unit.key)).toEqual(unit)
        expect(block.valueAt(at)).toEqual(unit)
      }
      if (!sorted.some(({ key }) => key === other)) expect(findUnit(block, other)).toBeUndefined()
    }),
  )
})
