import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCK_CHECK_MS, type LockManagerApi, MAX_LOCK_WAIT_MS, runLocked } from '#data/locked.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One browser's locks. `lost`: as Chromium after a page with a lock was kept for the way back: free, and given to nobody. */
function browser() {
  const held = new Map<string, { lose: (error: Error) => void }>()
  const waiting: { name: string; go: () => void }[] = []
  const state = { lost: false }
  const leaving = new Set<() => void>()
  const next = () => {
    if (state.lost) return
    const at = waiting.findIndex(({ name }) => !held.has(name))
    if (at >= 0) waiting.splice(at, 1)[0]?.go()
  }
  const locks: LockManagerApi = {
    request: (name, { signal, steal }, work) =>
      new Promise((resolve, reject) => {
        const go = () => {
          const mine = { lose: reject }
          held.set(name, mine)
          const end = () => {
            if (held.get(name) === mine) held.delete(name)
            resolve(undefined)
            next()
          }
          work().then(end, end)
        }
        if (steal) {
          held.get(name)?.lose(new DOMException('stolen', 'AbortError'))
          return go()
        }
        const asked = { name, go }
        waiting.push(asked)
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(asked)) return
          waiting.splice(waiting.indexOf(asked), 1)
          reject(signal.reason)
        })
        next()
      }),
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  }
  const onLeaving = (hear: () => void) => {
    leaving.add(hear)
    return () => void leaving.delete(hear)
  }
  return { state, held, leave: () => [...leaving].map((hear) => hear()), context: { locks, onLeaving } }
}

/** Work that ends when it is told to. */
function work() {
  let resolve: (value: string) => void = () => undefined
  const promise = new Promise<string>((end) => (resolve = end))
  const run = vi.fn(() => promise)
  return { run, end: (value: string) => resolve(value) }
}

test('work of one name never overlaps, however often who waits looks', async () => {
  const { context: surroundings } = browser()
  const [one, two] = [work(), work()]
  const first = runLocked(surroundings, 'outbox', one.run)
  const second = runLocked(surroundings, 'outbox', two.run)
  await vi.advanceTimersByTimeAsync(MAX_LOCK_WAIT_MS - LOCK_CHECK_MS)
  expect(two.run).not.toHaveBeenCalled()
  one.end('one')
  expect(await first).toBe('one')
  two.end('two')
  expect(await second).toBe('two')
})

test('a lock that nobody holds and nobody is given is taken at the next look', async () => {
  const { context: surroundings, state } = browser()
  state.lost = true
  const { run, end } = work()
  const done = runLocked(surroundings, 'outbox', run)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(LOCK_CHECK_MS)
  expect(run).toHaveBeenCalledTimes(1)
  end('done')
  expect(await done).toBe('done')
})

test('a lock whose holder sleeps is taken in the end, and what its holder was doing still comes to its own end', async () => {
  const { context: surroundings } = browser()
  const [asleep, awake] = [work(), work()]
  const first = runLocked(surroundings, 'outbox', asleep.run)
  const second = runLocked(surroundings, 'outbox', awake.run)
  await vi.advanceTimersByTimeAsync(MAX_LOCK_WAIT_MS)
  expect(awake.run).toHaveBeenCalledTimes(1)
  awake.end('awake')
  expect(await second).toBe('awake')
  asleep.end('woken')
  expect(await first).toBe('woken')
})

test('a page that is left gives its lock back at once', async () => {
  const { context: surroundings, leave, held } = browser()
  const [left, next] = [work(), work()]
  const first = runLocked(surroundings, 'outbox', left.run)
  const second = runLocked(surroundings, 'outbox', next.run)
  await vi.advanceTimersByTimeAsync(0)
  expect(next.run).not.toHaveBeenCalled()
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(next.run).toHaveBeenCalledTimes(1)
  left.end('left')
  next.end('next')
  expect(await Promise.all([first, second])).toEqual(['left', 'next'])
  expect(held.size).toBe(0)
})

test('work that fails fails for its caller, once, and frees the lock', async () => {
  const { context: surroundings, held } = browser()
  const run = vi.fn(() => Promise.reject(new RangeError('mine')))
  await expect(runLocked(surroundings, 'outbox', run)).rejects.toThrow('mine')
  expect(run).toHaveBeenCalledTimes(1)
  expect(held.size).toBe(0)
})

test('a browser that does not even say who holds the lock is waited for no longer', async () => {
  const { context: surroundings } = browser()
  surroundings.locks.query = () => new Promise(() => undefined)
  const [asleep, awake] = [work(), work()]
  const first = runLocked(surroundings, 'outbox', asleep.run)
  const second = runLocked(surroundings, 'outbox', awake.run)
  await vi.advanceTimersByTimeAsync(MAX_LOCK_WAIT_MS)
  expect(awake.run).toHaveBeenCalledTimes(1)
  for (const { end } of [asleep, awake]) end('done')
  await Promise.all([first, second])
})
