import { expect, test } from 'vitest'
import { countFlaggedRows, flaggedRowNumbers } from '#search/bytes/marks.ts'

test.each([0, 1, 3, 4, 5, 63, 64, 1001])('of %i rows those that are marked are counted and told, wherever they stand', (length) => {
  for (const step of [1, 3, 4, 7, 500]) {
    const marks = Uint8Array.from({ length }, (_, row) => (row % step === step - 1 || row === length - 1 ? 255 - (row % 3) : 0))
    const wanted = [...marks.keys()].filter((row) => marks[row])
    expect([...flaggedRowNumbers(marks)]).toEqual(wanted)
    expect(countFlaggedRows(marks)).toBe(wanted.length)
    // A view that begins between two words.
    expect([...flaggedRowNumbers(Uint8Array.from([9, ...marks]).subarray(1))]).toEqual(wanted)
  }
})
