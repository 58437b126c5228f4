import { expect, test } from 'vitest'
import { runInSequence } from '#data/exclusively.ts'

const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)))

test('work of one name never overlaps, and comes in the order it was asked for', async () => {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await later(null)
    log.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([runInSequence('a', work('one')), runInSequence('a', work('two'))])).toEqual(['one', 'two'])
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('work that fails fails for its caller only', async () => {
  const failed = runInSequence('b', () => Promise.reject(new RangeError('mine')))
  const next = runInSequence('b', () => later('fine'))
  await expect(failed).rejects.toThrow('mine')
  expect(await next).toBe('fine')
})

test('work of another name does not wait', async () => {
  let release: () => void = () => undefined
  const long = runInSequence('c', () => new Promise<void>((resolve) => (release = resolve)))
  expect(await runInSequence('d', () => later('through'))).toBe('through')
  release()
  await long
})
