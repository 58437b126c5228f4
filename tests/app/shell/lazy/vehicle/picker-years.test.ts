import { describe, expect, test } from 'vitest'
import { buildYearsOf, wasBuiltInYear } from '#app/shell/lazy/vehicle/picker-years.ts'

describe('the years that a make offers before its models', () => {
  test('newest first, up to now where something is still built, without years in which nothing was', () => {
    expect(buildYearsOf([{ yearFrom: 2023 }, { yearFrom: 1999, yearTo: 2001 }], 2026)).toEqual([2026, 2025, 2024, 2023, 2001, 2000, 1999])
  })
  test('a model announced for next year has that year', () => {
    expect(buildYearsOf([{ yearFrom: 2027 }], 2026)).toEqual([2027])
  })
  test('none where no years are known: the question is not asked', () => {
    expect(buildYearsOf([{}, {}], 2026)).toEqual([])
    expect(buildYearsOf([], 2026)).toEqual([])
  })
})

test.each([
  [{ yearFrom: 1999, yearTo: 2006 }, 2004, true],
  [{ yearFrom: 1999, yearTo: 2006 }, 2007, false],
  [{ yearFrom: 1999 }, 2024, true],
  [{ yearTo: 1991 }, 1980, true],
  [{}, 1980, true],
])('%j was built in %s: %s', (model, year, built) => expect(wasBuiltInYear(model, year)).toBe(built))
