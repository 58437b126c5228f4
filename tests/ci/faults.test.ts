import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from '../faults/table.ts'

test('each planted fault still has its place in the code', () => {
  const lost = faults.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)
  expect(lost.map(({ id, file }) => `${id}: ${file}`)).toEqual([])
})
