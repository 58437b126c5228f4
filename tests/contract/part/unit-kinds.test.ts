import { expect, test } from 'vitest'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { componentKinds } from '#contract/part/unit-kinds.ts'
import { partCard } from '../../support/parts.ts'

const line = (position: number, type?: PartType): PartsListLine => ({
  ...{ position, name: type ?? 'screw', qty: 1 },
  ...(type === undefined ? {} : { part: partCard({ type, mcode: `P-${position}` }) }),
})

test('what a repair needs most comes first, other types in the order of the list, and what is not sold not at all', () => {
  const lines = [
    line(1, 'forkLever'),
    line(2, 'bearing'),
    line(3, 'drive'),
    line(4),
    line(5, 'brushSet'),
    line(6, 'bearing'),
    line(7, 'solenoid'),
  ]
  expect(componentKinds(lines)).toEqual([
    { type: 'solenoid', positions: [7] },
    { type: 'brushSet', positions: [5] },
    { type: 'drive', positions: [3] },
    { type: 'bearing', positions: [2, 6] },
    { type: 'forkLever', positions: [1] },
  ])
})

test('starters and alternators are units, solenoids and tools are not', () => {
  expect((['starter', 'alternator', 'solenoid', 'tester'] as const).map((type) => isUnit({ type }))).toEqual([true, true, false, false])
})
