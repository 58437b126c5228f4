import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { applyCorrectedReading } from '#app/screens/listing/number-list/number-lines.ts'
import { useNumberListChoices } from '#app/screens/listing/number-list/use-choices.ts'
import { readListChoices } from '#app/state/catalogue/list-choices.ts'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'

afterEach(() => sessionStorage.clear())

const reading = { number: '869525', qty: 3 }

test('what was chosen for a list is there again after a reload, and not in another list', () => {
  const before = renderHook(() => useNumberListChoices('3 ST 869525'))
  act(() => before.result.current[1]((now) => ({ ...now, readings: { 0: reading } })))
  act(() => before.result.current[1]((now) => ({ ...now, changes: { 869525: { qty: 4 } } })))
  before.unmount()
  expect(renderHook(() => useNumberListChoices('3 ST 869525')).result.current[0]).toEqual({
    readings: { 0: reading },
    changes: { 869525: { qty: 4 } },
  })
  expect(renderHook(() => useNumberListChoices('AL-417500')).result.current[0]).toEqual({ readings: {}, changes: {} })
})

test('of what somebody else wrote under its key nothing is taken', () => {
  for (const written of ['{', '{"text":"A","choices":7}', '[]']) {
    sessionStorage.setItem('listChoices', written)
    expect(readListChoices('A')).toEqual({ readings: {}, changes: {} })
  }
})

test('a correction leaves the reading of before, and the others, to choose from', () => {
  const [line] = parseListedNumbers('3 ST 869525')
  if (line === undefined) throw new Error('Nothing was read')
  const corrected = applyCorrectedReading(line, reading)
  expect(corrected).toMatchObject({ ...reading, sourceLine: '3 ST 869525', hasQuantity: true })
  expect(corrected.alternativeReadings).toContainEqual({ number: line.number, qty: line.qty })
  expect(corrected.alternativeReadings).not.toContainEqual(reading)
  expect(applyCorrectedReading(line, { number: line.number, qty: line.qty }).alternativeReadings).toEqual(line.alternativeReadings)
  expect(applyCorrectedReading(line, undefined)).toBe(line)
})
