import { beforeEach, expect, test } from 'vitest'
import { callServer, connectedPort, connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { FETCHED_AT_HEADER } from '#data/answered-from.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const counted = () => envelopeReply({ result: { lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 } })
const kept = () => {
  const reply = counted()
  reply.headers.set(REPLY_SOURCE_HEADER, 'cache; as-of=2026-11-20T08:00:00.000Z')
  return reply
}
/** Each request is answered when the test says so, in the order in which they were made. */
const waiting: { answer: (reply: Response) => void; fail: (error: unknown) => void }[] = []
const count = () => callServer('cartCount', {}).catch(() => undefined)

/** One call that nobody has answered yet, and how its answer comes. */
async function begun() {
  const before = waiting.length
  const ended = count()
  await expect.poll(() => waiting.length).toBe(before + 1)
  const request = waiting[before]
  if (request === undefined) throw new Error('No request was made')
  return { ...request, ended }
}

beforeEach(() => {
  waiting.length = 0
  network.up = true
  connectPort(portTo(() => new Promise((answer, fail) => waiting.push({ answer, fail }))))
})

test('whatever the shop answers clears the line at once, also to what is sent in the background', async () => {
  network.up = false
  const port = connectedPort()
  const reply = port?.fetch(new Request('http://shop.test/order/api/v1/order/place'))
  waiting[0]?.answer(counted())
  await reply
  expect(network.up).toBe(true)
})

test('a refusal of the shop is an answer too; the page of a hotel is not', async () => {
  network.up = false
  const portal = await begun()
  portal.answer(new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }))
  await portal.ended
  expect(network.up).toBe(false)
  const refused = await begun()
  refused.answer(envelopeReply({ code: 409, msg: 'No.', error: 'wrong-state' }, { status: 409 }))
  await refused.ended
  expect(network.up).toBe(true)
})

test('a network that wants a sign-in is known by its page, until the shop answers or nothing does', async () => {
  const page = () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } })
  const says = async (end: (asked: Awaited<ReturnType<typeof begun>>) => void) => {
    const question = await begun()
    end(question)
    await question.ended
    return { ...network }
  }
  expect(await says(({ answer }) => answer(page()))).toEqual({ up: false, portal: true })
  expect(await says(({ answer }) => answer(kept()))).toEqual({ up: false, portal: true })
  expect(await says(({ answer }) => answer(counted()))).toEqual({ up: true, portal: false })
  await says(({ answer }) => answer(page()))
  expect(await says(({ fail }) => fail(new TypeError('Failed to fetch')))).toEqual({ up: false, portal: false })
  const apology = () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  expect((await says(({ answer }) => answer(apology()))).portal).toBe(false)
})

test('a call that was lost while the line was down says nothing of a shop that has answered another meanwhile', async () => {
  const lost = await begun()
  const next = await begun()
  next.answer(counted())
  await next.ended
  lost.fail(new TypeError('Failed to fetch'))
  await lost.ended
  expect(network.up).toBe(true)
  const later = await begun()
  later.fail(new TypeError('Failed to fetch'))
  await later.ended
  expect(network.up).toBe(false)
})

test('a late answer to an older question does not hide that a later one was lost', async () => {
  const old = await begun()
  const next = await begun()
  old.answer(counted())
  await old.ended
  next.fail(new TypeError('Failed to fetch'))
  await next.ended
  expect(network.up).toBe(false)
})

test('what this device answered to an older question does not bring the line back', async () => {
  const old = await begun()
  const next = await begun()
  next.answer(counted())
  await next.ended
  old.answer(kept())
  await old.ended
  expect(network.up).toBe(true)
  const later = await begun()
  later.answer(kept())
  await later.ended
  expect(network.up).toBe(false)
})

test('a question that nobody wants answered any more says nothing of the line', async () => {
  const gone = new AbortController()
  const ended = callServer('cartCount', {}, { signal: gone.signal }).catch(() => undefined)
  await expect.poll(() => waiting.length).toBe(1)
  gone.abort()
  waiting[0]?.fail(gone.signal.reason)
  await ended
  expect(network.up).toBe(true)
})

test('what the worker kept, while it asks behind it, says nothing of the line', async () => {
  network.up = false
  const question = await begun()
  const reply = counted()
  reply.headers.set(FETCHED_AT_HEADER, '2026-11-20T08:00:00.000Z')
  question.answer(reply)
  await question.ended
  expect(network.up).toBe(false)
})
