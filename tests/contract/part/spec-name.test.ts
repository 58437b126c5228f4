import { expect, test } from 'vitest'
import { partTypeNames } from '#contract/part/part-types.ts'
import { specName } from '#contract/part/spec-name.ts'

test('says the few data that decide, and nothing of those that nobody knows', () => {
  expect(specName('starter', { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW' })).toBe('12 V · 1.4 kW · 9 T · CW')
  expect(specName('drive', { teeth: 9 })).toBe('9 T')
  for (const type of partTypeNames) expect(specName(type, {}), type).toBe('')
})
