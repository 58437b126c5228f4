import { expect, test } from 'vitest'
import { SearchWork } from '#search/schedule/search-work.ts'

const soon = async () => {}

test('a search may do so much and no more: then the dear ways end first, and none begins anew', async () => {
  const work = new SearchWork(soon)
  expect(await work.spendUpTo('piece', 38)).toBe(38)
  expect(await work.spendOne('mend')).toBe(false)
  expect(await work.spendOne('words')).toBe(true)
  expect(await work.spendUpTo('piece', 12)).toBe(1)
  for (const way of ['numbers', 'piece', 'scratched', 'misread', 'vehicle', 'words', 'mend'] as const)
    expect([way, await work.spendOne(way)]).toEqual([way, false])
})

test('before each step others are let through', async () => {
  let waited = 0
  const work = new SearchWork(async () => {
    waited += 1
  })
  await work.spendOne('words')
  await work.spendUpTo('piece', 5)
  expect(waited).toBe(2)
})
