import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MessageToPage } from '#contract/worker/messages.ts'
import { answerFromCache, type WorkerContext } from '../../sw/answer.ts'
import { createNetwork, LateReplyError } from '../../sw/network.ts'
import { memoryStore } from '../support/memory-store.ts'
import { asked, envelopeReply } from '../support/reply.ts'

const path = '/marco/api/v1/product/detail?mcode=A-1'
const dead = () => Promise.reject(new TypeError('Failed to fetch'))

let said: MessageToPage[]
let reach: (request: Request) => Response | Promise<Response>
let context: WorkerContext
let now: number

beforeEach(() => {
  said = []
  now = Date.parse('2026-11-18T08:00:00Z')
  const stores = new Map<string, ReturnType<typeof memoryStore>>()
  const notify = (message: MessageToPage) => void said.push(message)
  context = {
    storeOf: (id) => {
      const store = stores.get(id) ?? memoryStore()
      stores.set(id, store)
      return store
    },
    network: createNetwork(
      async (request): Promise<Response> => reach(request instanceof Request ? request : new Request(request)),
      notify,
      () => false,
    ),
    notify,
    now: () => now,
  }
})

/** Asks, and lets the work behind the answer end. */
async function ask(request: Request, id: Parameters<typeof answerFromCache>[1] = 'parts') {
  const work: Promise<unknown>[] = []
  const reply = await answerFromCache(context, id, request, (later) => void work.push(later))
  const body = await reply.clone().json()
  await Promise.all(work)
  return { reply, result: body.result, from: reply.headers.get('X-Answered-From') }
}

describe('stale-while-revalidate', () => {
  test('the first time the network answers', async () => {
    reach = () => envelopeReply({ result: 'one' })
    const { result, from } = await ask(asked(path))
    expect(result).toBe('one')
    expect(from).toBeNull()
  })

  test('the next time the kept reply answers at once, and the newer one is there the time after', async () => {
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    reach = () => envelopeReply({ result: 'two' })
    expect((await ask(asked(path))).result).toBe('one')
    expect(said).toEqual([{ type: 'newer-reply', url: path, cache: 'parts' }])
    expect((await ask(asked(path))).result).toBe('two')
    expect(said.filter(({ type }) => type === 'newer-reply')).toHaveLength(1)
  })

  test('the same reply again is no news, by ETag, also when a proxy made it weak', async () => {
    reach = () => envelopeReply({ result: 'one' }, { headers: { ETag: '"a"' } })
    await ask(asked(path))
    reach = () => envelopeReply({ result: 'one ' }, { headers: { ETag: 'W/"a"' } })
    await ask(asked(path))
    expect(said).toEqual([{ type: 'still-so', url: path, was: '2026-11-18T08:00:00.000Z', asOf: '2026-11-18T08:00:00.000Z' }])
  })

  test('a renewal asks the shop itself, not the browser’s cache', async () => {
    const modes: string[] = []
    reach = (request) => {
      modes.push(request.cache)
      return envelopeReply({ result: 'one' })
    }
    await ask(asked(path))
    await ask(asked(path))
    expect(modes).toEqual(['no-cache', 'no-cache'])
  })
})

test('a page is told when what is kept is still so, and since when that is known', async () => {
  reach = () => envelopeReply({ result: 'one' })
  await ask(asked(path))
  now = Date.parse('2026-11-20T08:00:00Z')
  await ask(asked(path))
  expect(said).toEqual([{ type: 'still-so', url: path, was: '2026-11-18T08:00:00.000Z', asOf: '2026-11-20T08:00:00.000Z' }])
})

describe('what is not kept', () => {
  const keptAfter = async (reply: () => Response) => {
    reach = reply
    const work: Promise<unknown>[] = []
    await answerFromCache(context, 'parts', asked(path), (later) => void work.push(later))
    await Promise.all(work)
    return context.storeOf('parts').keys()
  }

  test('a body code 404', async () => expect(await keptAfter(() => envelopeReply({ code: 404, msg: 'No such part.' }))).toEqual([]))
  test('an HTTP error', async () => expect(await keptAfter(() => envelopeReply({ result: 1 }, { status: 500 }))).toEqual([]))
  test('a page that some hotel sent instead', async () => expect(await keptAfter(() => new Response('<html>'))).toEqual([]))
  test('a good reply is', async () => expect(await keptAfter(() => envelopeReply({ result: 1 }))).toHaveLength(1))
})

describe('without a network', () => {
  test('a kept reply is marked with its age as soon as the network is known to be down', async () => {
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    reach = dead
    expect((await ask(asked(path))).from).toBeNull()
    expect(said).toEqual([
      { type: 'network', up: false, portal: false },
      { type: 'not-renewed', url: path, asOf: '2026-11-18T08:00:00.000Z' },
    ])
    const { result, from } = await ask(asked(path))
    expect(result).toBe('one')
    expect(from).toBe('cache; as-of=2026-11-18T08:00:00.000Z')
  })

  test('the age is that of the last fetch that succeeded', async () => {
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    now = Date.parse('2026-11-20T08:00:00Z')
    await ask(asked(path))
    reach = dead
    await ask(asked(path))
    expect((await ask(asked(path))).from).toBe('cache; as-of=2026-11-20T08:00:00.000Z')
  })

  test('what was never seen fails as the network does', async () => {
    reach = dead
    await expect(ask(asked(path))).rejects.toThrow('Failed to fetch')
  })

  test('pages hear when the network is back', async () => {
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    reach = dead
    await ask(asked(path))
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    expect(said).toContainEqual({ type: 'network', up: true, portal: false })
  })
})

describe('on a line that is silent', () => {
  let answerIt: (reply: Response) => void = () => undefined
  beforeEach(() => {
    vi.useFakeTimers()
    reach = () =>
      new Promise((resolve) => {
        answerIt = resolve
      })
  })
  afterEach(() => void vi.useRealTimers())

  /** Asks; `work`: what goes on behind the answer. */
  function begun() {
    const work: Promise<unknown>[] = []
    const reply = answerFromCache(context, 'parts', asked(path), (later) => void work.push(later))
    return { reply, ended: () => Promise.all(work) }
  }

  test('what was never seen fails after two seconds; its answer is kept when it comes, and told', async () => {
    const { reply, ended } = begun()
    const failed = reply.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await failed).toBeInstanceOf(LateReplyError)
    answerIt(envelopeReply({ result: 'late' }))
    await ended()
    expect(said).toContainEqual({ type: 'newer-reply', url: path, cache: 'parts' })
    expect(await (await begun().reply).json()).toMatchObject({ result: 'late' })
  })

  test('what was kept is there at once; after two seconds the page says its age, and the late answer takes its place', async () => {
    const before = reach
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    reach = before
    const { reply, ended } = begun()
    expect(await (await reply).json()).toMatchObject({ result: 'one' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(said).toContainEqual({ type: 'not-renewed', url: path, asOf: '2026-11-18T08:00:00.000Z' })
    answerIt(envelopeReply({ result: 'two' }))
    await ended()
    expect(said.at(-1)).toEqual({ type: 'newer-reply', url: path, cache: 'parts' })
  })
})

describe('when somebody else answers', () => {
  const portal = () => new Response('<html>Welcome to our hotel</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

  test.each([
    ['a hotel’s sign-in page', portal, true],
    [
      'a gateway’s apology',
      () => new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      false,
    ],
  ])('%s renews nothing: the page says how old its answer is, and the shop is not there', async (_, answers, byPortal) => {
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    reach = answers
    await ask(asked(path))
    expect(said).toEqual([
      { type: 'network', up: false, portal: byPortal },
      { type: 'not-renewed', url: path, asOf: '2026-11-18T08:00:00.000Z' },
    ])
    expect((await ask(asked(path))).from).toBe('cache; as-of=2026-11-18T08:00:00.000Z')
  })

  test('a picture out of the browser’s own cache does not say that the shop is there', async () => {
    reach = () => envelopeReply({ result: 'one' })
    await ask(asked(path))
    reach = dead
    await ask(asked(path))
    said = []
    reach = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
    await answerFromCache(context, 'images', asked('/images/part/A-1/view.svg', null), () => undefined)
    expect(said).toEqual([])
  })
})

test('a shop that makes a mistake is there, and the page that shows the kept reply says its age', async () => {
  reach = () => envelopeReply({ result: 'one' })
  await ask(asked(path))
  reach = () => envelopeReply({ code: 500, msg: 'Oh.' }, { status: 500 })
  await ask(asked(path))
  expect(said).toEqual([{ type: 'not-renewed', url: path, asOf: '2026-11-18T08:00:00.000Z' }])
})

test('a device whose storage is broken still has a network', async () => {
  const { storeOf } = context
  context.storeOf = (id) => ({ ...storeOf(id), get: () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError')) })
  reach = () => envelopeReply({ result: 'one' })
  expect((await ask(asked(path))).result).toBe('one')
})

test('two tenants on one address do not get each other’s replies', async () => {
  reach = (request) => envelopeReply({ result: request.headers.get('X-Tenant-Id') })
  expect((await ask(asked(path, 'volt'))).result).toBe('volt')
  expect((await ask(asked(path, 'harbor'))).result).toBe('harbor')
  reach = dead
  expect((await ask(asked(path, 'volt'))).result).toBe('volt')
  expect((await ask(asked(path, 'harbor'))).result).toBe('harbor')
})

describe('each language has its own kept replies', () => {
  const inGerman = () => asked(path, 'volt', { headers: { 'Accept-Language': 'de' } })
  const inEnglish = () => asked(path, 'volt', { headers: { 'Accept-Language': 'en-US' } })

  test('one is never shown as the other', async () => {
    reach = (request) => envelopeReply({ result: request.headers.get('Accept-Language') })
    expect([(await ask(inGerman())).result, (await ask(inEnglish())).result]).toEqual(['de', 'en-US'])
    reach = dead
    expect([(await ask(inGerman())).result, (await ask(inEnglish())).result, (await ask(asked(path))).result]).toEqual([
      'de',
      'en-US',
      'en-US',
    ])
  })

  test('without a network what was seen in another one says more than nothing, and that it is from this device', async () => {
    reach = () => envelopeReply({ result: 'Starter' })
    await ask(inEnglish())
    reach = dead
    const reply = await ask(inGerman())
    expect([reply.result, reply.from]).toEqual(['Starter', expect.stringMatching(/^cache/)])
  })
})

test('a part that the shop no longer has goes from the device, and the page hears of it', async () => {
  reach = () => envelopeReply({ result: 'one' })
  await ask(asked(path))
  reach = () => envelopeReply({ code: 404, msg: 'No such part.' })
  await ask(asked(path))
  expect(said).toEqual([{ type: 'newer-reply', url: path, cache: 'parts' }])
  expect(await context.storeOf('parts').keys()).toEqual([])
})

test('a shop that makes a mistake does not take away what was kept', async () => {
  reach = () => envelopeReply({ result: 'one' })
  await ask(asked(path))
  reach = () => envelopeReply({ code: 500, msg: 'Oh.' }, { status: 500 })
  await ask(asked(path))
  expect((await ask(asked(path))).result).toBe('one')
})
