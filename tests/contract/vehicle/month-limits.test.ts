import { expect, test } from 'vitest'
import { monthNumber, readMonthSpan, splitMonthsFromNote } from '#contract/vehicle/month-limits.ts'

const [september, march] = [monthNumber(2006, 9), monthNumber(2010, 3)]
const [OPEN_START, OPEN_END] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

test.each([
  ['from 09/2006', september, OPEN_END],
  ['From 9/2006', september, OPEN_END],
  ['ab 09.2006', september, OPEN_END],
  ['Built from 09/2006', september, OPEN_END],
  ['Baujahr: ab 09/2006', september, OPEN_END],
  ['09/2006 -', september, OPEN_END],
  ['09/2006 on', september, OPEN_END],
  ['since 2006/09', september, OPEN_END],
  ['bis 03/2010', OPEN_START, march],
  ['up to 03/2010', OPEN_START, march],
  ['-03/2010', OPEN_START, march],
  ['09/2006-03/2010', september, march],
  ['from 09/2006 to 03/2010', september, march],
  ['Prod. 09/2006 – 03/2010', september, march],
])('%s', (text, from, to) => expect(readMonthSpan(text)).toEqual({ from, to }))

test.each([
  '',
  'from 2006',
  '09/2006',
  '2006-09',
  'from 13/2006',
  'from 09/2006 with 130 A',
  'engine no. from 092006',
  '03/2010 - 09/2006',
  '12/24 V',
])('no months of manufacture: %s', (text) => expect(readMonthSpan(text)).toBeNull())

test('months are one piece of a note, and the rest stays', () => {
  expect(splitMonthsFromNote('Front; from 09/2006; with 130 A')).toEqual({
    months: { from: september, to: OPEN_END },
    otherNote: 'Front; with 130 A',
  })
  expect(splitMonthsFromNote('with 130 A')).toEqual({ months: null, otherNote: 'with 130 A' })
  expect(splitMonthsFromNote('from 09/2006; to 03/2010').months).toBeNull()
})
