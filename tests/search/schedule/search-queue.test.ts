import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { createSearchQueue, type SearchQueue } from '#search/schedule/search-queue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'

let clock: number
const loop = { ...nodeEventLoop, now: () => clock }
let turns: SearchQueue
/** What began, in order. */
let begun: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  clock = 0
  begun = []
  turns = createSearchQueue(loop)
})

/** Lets what has been begun go on, and time pass. */
async function pass(ms: number) {
  for (let at = 0; at < ms; at += 10) {
    clock += 10
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(0)
}

/** A request that searches and takes the shop so long. */
function search(address: string, name: string, takes = 10) {
  const leave = turns.registerRequest(address)
  const done = turns
    .run(address, async () => {
      begun.push(name)
      clock += takes
    })
    .finally(leave)
  done.catch(() => undefined)
  return done
}

/** One that goes on until it is told to end. */
function longSearch(address: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const leave = turns.registerRequest(address)
  const done = turns.run(address, () => ended).finally(leave)
  return { end: () => end(), done }
}

const refusalOf = (done: Promise<unknown>) => done.then(() => null).catch((cause: unknown) => (cause instanceof AppError ? cause : null))

test('one search runs at a time, and addresses take turns', async () => {
  const first = longSearch('a')
  const rest = [search('a', 'a1'), search('a', 'a2'), search('a', 'a3'), search('b', 'b1'), search('c', 'c1')]
  await pass(10)
  expect(begun).toEqual([])
  first.end()
  await Promise.all([first.done, ...rest])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('where more may run side by side, they do', async () => {
  turns = createSearchQueue(loop, 2)
  const first = longSearch('a')
  await search('a', 'a1')
  expect(begun).toEqual(['a1'])
  first.end()
  await first.done
})

describe('too many', () => {
  test('of one address: the rest is refused with a sentence, and others get their turn', async () => {
    const first = longSearch('a')
    const many = Array.from({ length: 40 }, (_, at) => search('a', `a${at}`))
    const other = search('b', 'b1')
    const refused = await refusalOf(many.at(-1) ?? first.done)
    expect([refused?.code, refused?.row.status, refused?.message]).toEqual(['too-often', 429, expect.stringMatching(/Wait a moment/)])
    first.end()
    await Promise.all([first.done, other])
    const said = await Promise.all(many.map(refusalOf))
    expect(said.filter((one) => one !== null)).toHaveLength(8)
    expect(begun).toHaveLength(33)
  })
  test('of all addresses together', async () => {
    const first = longSearch('a')
    const many = Array.from({ length: 300 }, (_, at) => search(`10.0.0.${at}`, String(at), 0))
    first.end()
    const said = await Promise.all(many.map(refusalOf))
    expect(said.filter((one) => one !== null)).toHaveLength(44)
  })
  test('of eight addresses together: a visitor who comes then is searched for, and the newest of the most is refused', async () => {
    const first = longSearch('a')
    const many = Array.from({ length: 8 * 32 }, (_, at) => search(`10.0.0.${at % 8}`, String(at), 0))
    const visitors = [search('b', 'b1'), search('b', 'b2')]
    first.end()
    await Promise.all(visitors)
    const said = await Promise.all(many.map(refusalOf))
    expect(said.flatMap((one, at) => (one ? [at] : []))).toEqual([248, 249])
    expect(said[248]?.message).toMatch(/from your network/)
  })
  test('whoever has searched for long is refused first, however few wait', async () => {
    await search('a', 'spent', 1500)
    await pass(1100)
    const first = longSearch('b')
    const heavy = search('a', 'a1', 0)
    const many = Array.from({ length: 255 }, (_, at) => search(`10.0.0.${at % 8}`, String(at), 0))
    const light = search('c', 'c1')
    first.end()
    expect((await refusalOf(heavy))?.message).toMatch(/from your network/)
    expect(await Promise.all([light, ...many].map(refusalOf))).toEqual(Array(256).fill(null))
  })
  test('nobody is told that the searches are of their network when they are not', async () => {
    const first = longSearch('a')
    const many = Array.from({ length: 257 }, (_, at) => search(`10.0.0.${at}`, String(at), 0))
    const refused = await refusalOf(many.at(-1) ?? first.done)
    expect(refused?.message).toBe('The shop has more searches than it can answer just now. Wait a moment, then search again.')
    first.end()
    await Promise.all(many.slice(0, -1))
  })
  test('what has waited too long is refused and not searched for after all', async () => {
    const first = longSearch('a')
    const late = refusalOf(search('b', 'b1'))
    await pass(6000)
    expect((await late)?.code).toBe('too-often')
    first.end()
    await first.done
    await search('c', 'c1')
    expect(begun).toEqual(['c1'])
  })
})

describe('an address that has searched for long', () => {
  const visit = (address: string) => turns.registerRequest(address)()
  /** Uses up what it may. */
  const spend = (address: string) => search(address, 'spent', 1500)

  test('goes on as before while nobody else is there', async () => {
    await spend('a')
    await pass(1100)
    await search('a', 'a1', 100)
    await search('a', 'a2', 100)
    expect(begun).toEqual(['spent', 'a1', 'a2'])
  })
  test('gets a twentieth of the time while others are', async () => {
    await spend('a')
    await pass(1100)
    await search('a', 'a0', 20)
    visit('b')
    const next = search('a', 'a1', 20)
    for (let at = 0; at < 38; at += 1) {
      visit('b')
      await pass(10)
      expect(begun).not.toContain('a1')
    }
    await pass(30)
    await next
    expect(begun).toContain('a1')
  })
  test('waits behind all who have not, as long as it has one waiting itself', async () => {
    await spend('a')
    const first = longSearch('b')
    const [heavy, light] = [search('a', 'a1'), search('b', 'b1')]
    first.end()
    await light
    expect(begun).toEqual(['spent', 'b1'])
    await pass(1100)
    await heavy
  })
  test('is as any other when it has rested', async () => {
    await spend('a')
    await pass(21_000)
    visit('b')
    await search('a', 'a1', 20)
    await search('a', 'a2', 20)
    expect(begun).toEqual(['spent', 'a1', 'a2'])
  })
})

describe('what is no search at all', () => {
  const refuse = (address: string) => {
    const leave = turns.registerRequest(address)
    return turns
      .refuse(address, new AppError('bad-request', { message: 'Too long.' }))
      .catch((cause: unknown) => cause)
      .finally(leave)
  }
  test('is refused in its turn, with what is wrong with it', async () => {
    const first = longSearch('b')
    const refused = refuse('a')
    let isRefused = false
    void refused.then(() => {
      isRefused = true
    })
    await pass(10)
    expect(isRefused).toBe(false)
    first.end()
    expect(await refused).toMatchObject({ code: 'bad-request', message: 'Too long.' })
  })
  test('counts like a short search: who sends nothing else waits for others in the end', async () => {
    for (let at = 0; at < 100; at += 1) await refuse('a')
    const first = longSearch('b')
    const [heavy, light] = [search('a', 'a1'), search('b', 'b1')]
    first.end()
    await light
    expect(begun).toEqual(['b1'])
    await pass(1100)
    await heavy
  })
})

describe('a search gives way', () => {
  const step = async (work: SearchBudget) => {
    await work.spendOneStep('words')
    begun.push('step')
  }
  test('to a request that is under way, before each of its steps', async () => {
    const leave = turns.registerRequest('b')
    const its = turns.registerRequest('a')
    const done = turns.run('a', step).finally(its)
    for (let at = 0; at < 20; at += 1) await new Promise(setImmediate)
    expect(begun).toEqual([])
    leave()
    await done
    expect(begun).toEqual(['step'])
  })
  test('but not for long: who keeps a request open keeps nobody from searching', async () => {
    const leave = turns.registerRequest('b')
    const its = turns.registerRequest('a')
    const done = turns.run('a', step).finally(its)
    await new Promise(setImmediate)
    clock += 26
    await done
    leave()
    expect(begun).toEqual(['step'])
  })
  test('nor does one that never ends slow down the steps of any later search', async () => {
    turns.registerRequest('b')
    const its = turns.registerRequest('a')
    clock += 60
    const done = turns.run('a', step).finally(its)
    for (let at = 0; at < 3; at += 1) await new Promise(setImmediate)
    expect(begun).toEqual(['step'])
    await done
  })
  test('for so long in all, however many steps it has and however many requests come', async () => {
    const its = turns.registerRequest('a')
    const leaves: (() => void)[] = []
    const done = turns.run('a', async (work) => {
      for (let at = 0; at < 30; at += 1) {
        leaves.push(turns.registerRequest('b'))
        await step(work)
      }
    })
    for (let at = 0; at < 150; at += 1) {
      clock += 1
      await new Promise(setImmediate)
    }
    expect(begun).toHaveLength(30)
    await done
    for (const leave of [its, ...leaves]) leave()
  })
  test('also after a request that searched twice at once', async () => {
    const its = turns.registerRequest('a')
    const both = [turns.run('a', step), turns.run('a', step)]
    const leave = turns.registerRequest('b')
    for (let at = 0; at < 20; at += 1) await new Promise(setImmediate)
    expect(begun).toEqual([])
    leave()
    await Promise.all(both)
    its()
    expect(begun).toEqual(['step', 'step'])
  })
  test('and not to other searches that wait for it', async () => {
    const its = turns.registerRequest('a')
    const others: Promise<void>[] = []
    await turns.run('a', async (work) => {
      others.push(search('b', 'b1'))
      await step(work)
    })
    its()
    await Promise.all(others)
    expect(begun).toEqual(['step', 'b1'])
  })
})
