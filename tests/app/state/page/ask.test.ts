import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { callServer, connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
// Here already: under a clock that stands, nothing but the line is waited for.
import '#contract/calls.ts'
import '#contract/catalogue-calls.ts'
import '#contract/promotions/ended.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const signIn = () =>
  envelopeReply({ code: 401, msg: 'Please login first.', message: 'Please login first.', error: 'sign-in-required' }, { status: 401 })

beforeEach(() => {
  network.up = true
})

test('signed in anew while a call was under way, the end of the old token is nobody’s: the call is said again with the new one', async () => {
  let token: string | null = 'old'
  const heard: (string | null)[] = []
  connectPort(
    portTo(
      (request) => {
        heard.push(request.headers.get('X-Access-Token'))
        if (heard.length > 1) return envelopeReply({ result: [] })
        token = 'new'
        return signIn()
      },
      { token: async () => token },
    ),
  )
  expect((await callServer('applicationList', {})).value).toEqual([])
  expect(heard).toEqual(['old', 'new'])
})

test('a token that the shop does not know is one for the person to hear of, once', async () => {
  let calls = 0
  connectPort(
    portTo(
      () => {
        calls += 1
        return signIn()
      },
      { token: async () => 'dead' },
    ),
  )
  await expect(callServer('applicationList', {})).rejects.toMatchObject({ code: 'sign-in-required' })
  expect(calls).toBe(1)
})

test('a hotel’s page does not say that the shop is there, a sentence of the shop does', async () => {
  network.up = false
  connectPort(portTo(() => new Response('<html>Welcome</html>')))
  await expect(callServer('applicationList', {})).rejects.toMatchObject({ code: 'bad-reply' })
  expect(network.up).toBe(false)
  connectPort(portTo(() => envelopeReply({ code: 500, msg: 'Oh.', error: 'internal' }, { status: 500 })))
  await expect(callServer('applicationList', {})).rejects.toMatchObject({ code: 'internal' })
  expect(network.up).toBe(true)
})

describe('a line that accepts and says nothing', () => {
  /** A shop that answers when the test says so. */
  function silentShop() {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const answers: ((reply: Response) => void)[] = []
    connectPort(portTo(() => new Promise((answer) => answers.push(answer))))
    return (result: unknown) => answers.pop()?.(envelopeReply({ result }))
  }
  /** How a question ended, and after how many milliseconds. */
  function ended(question: Promise<unknown>) {
    const begun = performance.now()
    const seen = { how: 'waits', after: 0 }
    const say = (how: string) => () => Object.assign(seen, { how, after: performance.now() - begun })
    question.then(say('answered'), (error) => say(error.code)())
    return seen
  }
  const none = () => undefined

  test('whoever takes late answers is kept waiting for two seconds, and gets them all the same', async () => {
    const answer = silentShop()
    const late = vi.fn()
    const question = ended(callServer('orderList', { tab: 'all' }, {}, ({ value }) => late(value.total)))
    await vi.advanceTimersByTimeAsync(2000)
    expect([question, network.up]).toEqual([{ how: 'no-network', after: 2000 }, false])
    answer({
      records: [],
      total: 7,
      size: 20,
      current: 1,
      pages: 1,
      counts: { all: 7, unpaid: 0, open: 0, shipped: 0, delivered: 0, closed: 0 },
    })
    await vi.waitFor(() => expect(late).toHaveBeenCalledExactlyOnceWith(7))
    expect(network.up).toBe(true)
  })

  test('also when the line has answered until just now', async () => {
    const answer = silentShop()
    const first = callServer('applicationList', {}, {}, none)
    await vi.advanceTimersByTimeAsync(80)
    answer([])
    await first
    const second = ended(callServer('applicationList', {}, {}, none))
    await vi.advanceTimersByTimeAsync(2000)
    expect(second.how).toBe('no-network')
  })

  test('while it answers other questions it is waited for, though slow', async () => {
    const answer = silentShop()
    const slow = ended(callServer('applicationList', {}, {}, none))
    await vi.advanceTimersByTimeAsync(0)
    void callServer('applicationList', {}, {}, none)
    await vi.advanceTimersByTimeAsync(1500)
    answer([])
    await vi.advanceTimersByTimeAsync(1900)
    expect(slow.how).toBe('waits')
    answer([])
    await vi.advanceTimersByTimeAsync(0)
    expect(slow.how).toBe('answered')
  })

  test('an answer that has begun to come is read to its end, however slowly', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const text = JSON.stringify({ code: 200, msg: 'ok', result: [] })
    const slow = () =>
      new ReadableStream<Uint8Array>({
        start(to) {
          setTimeout(() => {
            to.enqueue(new TextEncoder().encode(text))
            to.close()
          }, 5000)
        },
      })
    connectPort(portTo(() => new Response(slow(), { headers: { 'Content-Type': 'application/json' } })))
    const question = ended(callServer('applicationList', {}, {}, none))
    await vi.advanceTimersByTimeAsync(4900)
    expect([question.how, network.up]).toEqual(['waits', true])
    await vi.advanceTimersByTimeAsync(100)
    expect(question.how).toBe('answered')
  })

  test('whoever can do nothing without the answer waits as ever', async () => {
    silentShop()
    const question = ended(callServer('profile', {}))
    await vi.advanceTimersByTimeAsync(7999)
    expect(question.how).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(question.how).toBe('no-network')
  })
})
