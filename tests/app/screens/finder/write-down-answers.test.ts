import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { writeDownAnswers } from '#app/screens/finder/write-down-answers.ts'
import { keepUnit } from '#app/state/old-unit/changes.ts'
import { keptUnits, oldUnits, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import type { FinderQuery } from '#contract/finder/finder-query.ts'

let shop = 0
beforeEach(() => {
  shop += 1
  connectMirror(`finder-${shop}`)
  Object.assign(oldUnits, { known: false, units: [] })
})

const asked = (...answers: [key: string, value: string][]): FinderQuery => ({
  kind: '2',
  answers: answers.map(([key, value]) => ({ key, value })),
})
const onBench = () => unitOnBench(oldUnits.units, '2')

test('each answer is written down as one of the unit on the bench, and one that is taken back goes', async () => {
  await writeDownAnswers(asked(['voltage', '12']), asked())
  await writeDownAnswers(asked(['voltage', '12'], ['grooves', '6']), asked(['voltage', '12']))
  await writeDownAnswers(asked(['grooves', '6']), asked(['voltage', '12'], ['grooves', '6']))
  expect(oldUnits.units).toHaveLength(1)
  expect(onBench()?.answers).toEqual([{ key: 'grooves', value: '6' }])
})

test('a unit that is begun anew, or by a shared address, does not overwrite the one that was kept', async () => {
  await writeDownAnswers(asked(['voltage', '12']), asked())
  await keepUnit(onBench()?.id ?? '', { name: 'Alternators', job: 'Van 7' })
  await writeDownAnswers(asked(['voltage', '24']), asked())
  expect(onBench()?.answers).toEqual([{ key: 'voltage', value: '24' }])
  expect(keptUnits(oldUnits.units).map(({ answers }) => answers)).toEqual([[{ key: 'voltage', value: '12' }]])
})

test('without any answer no unit lies there', async () => {
  await writeDownAnswers(asked(['voltage', '12']), asked())
  await writeDownAnswers(asked(), asked(['voltage', '12']))
  expect(onBench()).toBeNull()
})
