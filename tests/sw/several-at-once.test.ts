import { expect, test } from 'vitest'
import { runSeveralAtOnce } from '../../sw/several-at-once.ts'
import { deferred } from '../support/deferred.ts'

test('a failure is told when all work that was running has ended, and none begins after it', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const running = deferred()
  let told = false
  const all = runSeveralAtOnce([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    if (item === 2) throw new Error('lost')
    await running.promise
    ended.push(item)
  }).finally(() => {
    told = true
  })
  await new Promise((next) => setTimeout(next))
  expect(told).toBe(false)
  running.resolve()
  await expect(all).rejects.toThrow('lost')
  expect([begun, ended]).toEqual([[1, 2], [1]])
})

test('the first of two failures is told', async () => {
  const work = async (item: number) => {
    await new Promise((next) => setTimeout(next, item))
    throw new Error(`lost ${item}`)
  }
  await expect(runSeveralAtOnce([1, 2], 2, work)).rejects.toThrow('lost 1')
})
