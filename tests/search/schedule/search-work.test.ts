import { expect, test } from 'vitest'
import { SearchBudget } from '#search/schedule/search-work.ts'

const soon = async () => {}

test('a search may do so much and no more: then the dear ways end first, and none begins anew', async () => {
  const work = new SearchBudget(soon)
  expect(await work.spendStepsUpTo('piece', 38)).toBe(38)
  expect(await work.spendOneStep('mend')).toBe(false)
  expect(await work.spendOneStep('words')).toBe(true)
  expect(await work.spendStepsUpTo('piece', 12)).toBe(1)
  for (const way of ['numbers', 'piece', 'scratched', 'misread', 'vehicle', 'words', 'mend'] as const)
    expect([way, await work.spendOneStep(way)]).toEqual([way, false])
})

test('before each step others are let through', async () => {
  let waited = 0
  const work = new SearchBudget(async () => {
    waited += 1
  })
  await work.spendOneStep('words')
  await work.spendStepsUpTo('piece', 5)
  expect(waited).toBe(2)
})
