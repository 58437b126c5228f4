import { expect, test } from 'vitest'
import { type AttributeRow, attributes } from '#contract/attributes/attributes.ts'
import { isFinderKey, type MeasurableRow, measurable, measurableKeys, toleranceAt } from '#contract/finder/measurable.ts'

const rows = measurableKeys.map((key) => ({ key, row: attributes[key] as AttributeRow, ...(measurable[key] as MeasurableRow) }))

test('what a caliper measures is a length with a tolerance, and every length is measured with a caliper', () => {
  const lengths = rows.filter(({ row }) => row.unit === 'mm')
  expect(lengths).toEqual(rows.filter(({ check }) => check === 'caliper'))
  expect(lengths.filter(({ tolerance }) => tolerance === undefined)).toEqual([])
})

test('only numbers have a tolerance; what is counted must be exact', () => {
  expect(rows.filter(({ row, check, tolerance }) => tolerance && (row.decimals === undefined || check === 'count'))).toEqual([])
})

test('a tolerance is never finer than a caliper on a dirty unit, and grows with the length', () => {
  for (const { key, row, tolerance } of rows)
    if (row.unit === 'mm' && tolerance) {
      expect(toleranceAt(tolerance, 5), key).toBeGreaterThanOrEqual(0.3)
      expect(toleranceAt(tolerance, 300), key).toBeGreaterThan(toleranceAt(tolerance, 5))
    }
  expect(toleranceAt(measurable.lengthMm.tolerance ?? { absolute: 0, relative: 0 }, 250)).toBe(3)
})

test.each(['rotorOhm', 'setPointV', 'brushLeastMm', 'supplied', 'toString', 'own'])('%s is not asked', (key) => {
  expect(isFinderKey(key)).toBe(false)
})
