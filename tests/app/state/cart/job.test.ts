import { beforeEach, expect, test } from 'vitest'
import { chooseJob, currentJob, repairJob, restoreJob } from '#app/state/cart/job.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

const HOUR = 3_600_000
let storage = memoryStorage()

beforeEach(() => {
  storage = memoryStorage()
  restoreJob(storage)
})

test('the job that was used last is in force until another is chosen, also after a reload', () => {
  expect(currentJob(storage, 0)).toBe('')
  chooseJob('  Hilux   Meyer ', storage, 0)
  restoreJob(memoryStorage())
  expect(currentJob(storage, HOUR)).toBe('Hilux Meyer')
  chooseJob('', storage, HOUR)
  expect(currentJob(storage, HOUR)).toBe('')
  expect(repairJob.recent).toEqual(['Hilux Meyer'])
})

test('half a day after its last use it is offered, and not taken for granted', () => {
  chooseJob('Hilux Meyer', storage, 0)
  expect(currentJob(storage, 11 * HOUR)).toBe('Hilux Meyer')
  expect(currentJob(storage, 22 * HOUR)).toBe('Hilux Meyer')
  expect(currentJob(storage, 34 * HOUR)).toBe('')
  expect(repairJob.recent).toEqual(['Hilux Meyer'])
})

test('jobs of before are offered again, the latest first, each once', () => {
  for (const name of ['A', 'B', 'C', 'A', 'D', 'E', 'F', 'G']) chooseJob(name, storage, 0)
  expect(repairJob.recent).toEqual(['G', 'F', 'E', 'D', 'A', 'C'])
})

test('what cannot be read is nothing', () => {
  storage.setItem('job', '{"name":7}')
  restoreJob(storage)
  expect([repairJob.name, repairJob.recent]).toEqual(['', []])
})
