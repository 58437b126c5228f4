import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallReplyCache, createCallReplyCache } from '#app/state/catalogue/call-reply-cache.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { setErrorRedirects } from '#app/state/page/notices.ts'
import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { FETCHED_AT_HEADER, replySourceHeader } from '#data/answered-from.ts'
import { partDetail } from '../../../support/parts.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const mcode = v.parse(Mcode, 'ST-1')
const key = 'mcode=ST-1'
const cheap = partDetail({ mcode: 'ST-1', price: 10 })
const dear = partDetail({ mcode: 'ST-1', price: 20 })

let part: CallReplyCache<'productDetail'>
let calls = 0
const answers = (reply: () => Response | Promise<Response>) =>
  connectPort(
    portTo(() => {
      calls += 1
      return reply()
    }),
  )
const ways = { toErrorPage: vi.fn(), redirectToSignIn: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') })
  part = createCallReplyCache('productDetail')
  calls = 0
  ways.toErrorPage.mockClear()
  ways.redirectToSignIn.mockClear()
  setErrorRedirects(ways)
})
afterEach(() => vi.useRealTimers())

describe('what a screen is shown of one question', () => {
  test('first loading, then the answer of the network', async () => {
    answers(() => envelopeReply({ result: cheap }))
    const done = part.load({ mcode })
    expect(part.queryStates[key]).toEqual({ status: 'loading' })
    await done
    expect(part.queryStates[key]).toEqual({
      status: 'ready',
      value: cheap,
      from: 'network',
      asOf: new Date().toISOString(),
      isRefetching: false,
    })
  })

  test('two who ask at once cause one request; who asks again within a minute none', async () => {
    answers(() => envelopeReply({ result: cheap }))
    await Promise.all([part.load({ mcode }), part.load({ mcode })])
    await part.load({ mcode })
    expect(calls).toBe(1)
  })

  test('an older answer is shown at once and renewed behind', async () => {
    answers(() => envelopeReply({ result: cheap }))
    await part.load({ mcode })
    vi.setSystemTime(Date.now() + 61_000)
    answers(() => envelopeReply({ result: dear }))
    const done = part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({ status: 'ready', value: { price: 10 }, isRefetching: true })
    await done
    expect(part.queryStates[key]).toMatchObject({ status: 'ready', value: { price: 20 }, isRefetching: false })
  })

  test('what the device answered says so, with its age', async () => {
    answers(() =>
      envelopeReply({ result: cheap }, { headers: { [REPLY_SOURCE_HEADER]: replySourceHeader('cache', '2026-11-18T08:00:00.000Z') } }),
    )
    await part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({ status: 'ready', from: 'device', asOf: '2026-11-18T08:00:00.000Z' })
  })

  test('a renewal that fails leaves what was shown, dated', async () => {
    vi.setSystemTime(Date.parse('2026-11-21T08:00:00Z'))
    answers(() => envelopeReply({ result: cheap }))
    await part.load({ mcode })
    vi.setSystemTime(Date.now() + 61_000)
    connectPort(deadPort)
    await part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({
      status: 'ready',
      value: { price: 10 },
      from: 'device',
      asOf: '2026-11-21T08:00:00.000Z',
      isRefetching: false,
    })
  })

  test('a failure is shown where it was asked for, and "again" asks once more', async () => {
    connectPort(deadPort)
    await part.load({ mcode })
    const row = part.queryStates[key]
    expect(row).toMatchObject({ status: 'failed', error: { code: 'no-network' } })
    answers(() => envelopeReply({ result: cheap }))
    if (row?.status === 'failed') row.retry()
    await vi.waitFor(() => expect(part.queryStates[key]).toMatchObject({ status: 'ready', value: { price: 10 } }))
  })

  test('what was asked before the shop was back, and fails after it, is asked once more', async () => {
    let lose = () => {}
    answers(() => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))))
    const asked = part.load({ mcode })
    await vi.waitFor(() => expect(calls).toBe(1))
    const recovered = part.refetchFailedAndStale()
    answers(() => envelopeReply({ result: cheap }))
    lose()
    await Promise.all([asked, recovered])
    await vi.waitFor(() => expect(part.queryStates[key]).toMatchObject({ status: 'ready', value: { price: 10 }, from: 'network' }))
    expect(calls).toBe(2)
  })

  test('section 8: body code 404 goes to /Error with code and message', async () => {
    answers(() => Response.json({ code: 404, msg: 'No part ST-1 here.', error: 'not-found' }))
    await part.load({ mcode })
    expect(ways.toErrorPage).toHaveBeenCalledExactlyOnceWith(404, 'No part ST-1 here.', '/marco/api/v1/product/detail')
  })

  test('what is fetched ahead of time never moves anybody: it fails in the log only', async () => {
    answers(() => Response.json({ code: 404, msg: 'gone' }))
    await part.prefetch({ mcode })
    expect(ways.toErrorPage).not.toHaveBeenCalled()
    expect(part.queryStates[key]).toBeUndefined()
    vi.mocked(console.warn).mockClear()
  })

  test('who loads what is being fetched ahead is told of its failure', async () => {
    answers(() => Response.json({ code: 404, msg: 'gone' }))
    const ahead = part.prefetch({ mcode })
    await part.load({ mcode })
    await ahead
    expect(ways.toErrorPage).toHaveBeenCalledExactlyOnceWith(404, 'gone', '/marco/api/v1/product/detail')
    vi.mocked(console.warn).mockClear()
  })

  test('what the server wrote into the page is shown without a request', async () => {
    answers(() => envelopeReply({ result: dear }))
    part.seed({ mcode }, cheap, new Date().toISOString())
    await part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({ status: 'ready', value: { price: 10 }, from: 'page' })
    expect(calls).toBe(0)
  })

  test('a newer reply behind what is shown takes its place', async () => {
    answers(() => envelopeReply({ result: cheap }))
    await part.load({ mcode })
    answers(() => envelopeReply({ result: dear }))
    await part.refetchStored('mcode=OTHER-1')
    expect(calls).toBe(1)
    await part.refetchStored(key)
    expect(part.queryStates[key]).toMatchObject({ value: { price: 20 } })
  })

  test('a reply that came too late to be waited for takes the place of the failure', async () => {
    connectPort(deadPort)
    await part.load({ mcode })
    answers(() => envelopeReply({ result: cheap }))
    await part.refetchStored(key)
    expect(part.queryStates[key]).toMatchObject({ status: 'ready', value: { price: 10 } })
  })

  test('a newer reply is not missed because the old one is still on its way', async () => {
    let deliver = (_: Response) => {}
    answers(
      () =>
        new Promise<Response>((resolve) => {
          deliver = resolve
        }),
    )
    const loading = part.load({ mcode })
    await vi.waitFor(() => expect(calls).toBe(1))
    const renewing = part.refetchStored(key)
    answers(() => envelopeReply({ result: dear }))
    deliver(envelopeReply({ result: cheap }))
    await Promise.all([loading, renewing])
    expect(part.queryStates[key]).toMatchObject({ value: { price: 20 } })
  })

  test('what a screen shows stays, however much is fetched ahead meanwhile', async () => {
    answers(() => envelopeReply({ result: cheap }))
    const leave = part.markDisplayed({ mcode })
    await part.load({ mcode })
    for (let at = 100; at < 145; at += 1) await part.prefetch({ mcode: v.parse(Mcode, `ST-${at}`) })
    expect(part.queryStates[key]).toMatchObject({ status: 'ready' })
    leave()
    await part.prefetch({ mcode: v.parse(Mcode, 'ST-200') })
    expect(part.queryStates[key]).toBeUndefined()
  })

  test('whoever has left a screen is not moved by what it asked for, nor when the shop is back', async () => {
    answers(() => Response.json({ code: 404, msg: 'gone' }))
    const leave = part.markDisplayed({ mcode })
    const loading = part.load({ mcode })
    leave()
    await loading
    expect(ways.toErrorPage).not.toHaveBeenCalled()
    connectPort(deadPort)
    const leaveAgain = part.markDisplayed({ mcode })
    await part.load({ mcode })
    leaveAgain()
    answers(() => Response.json({ code: 404, msg: 'gone' }))
    await part.refetchFailedAndStale()
    expect(ways.toErrorPage).not.toHaveBeenCalled()
    vi.mocked(console.warn).mockClear()
  })

  test('a clock that is set back makes nothing fresh', async () => {
    answers(() => envelopeReply({ result: cheap }))
    await part.load({ mcode })
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
    await part.load({ mcode })
    expect(calls).toBe(2)
  })

  test('rows are limited: the oldest go', async () => {
    answers(() => envelopeReply({ result: cheap }))
    for (let at = 0; at < 45; at += 1) await part.load({ mcode: v.parse(Mcode, `ST-${at}`) })
    expect(Object.keys(part.queryStates)).toHaveLength(40)
    expect(part.queryStates['mcode=ST-0']).toBeUndefined()
    expect(part.queryStates['mcode=ST-44']).toBeDefined()
  })
})

const MINUTE_MS = 60_000
const DAYS_AGO = '2026-11-18T08:00:00.000Z'
const kept = (result: typeof cheap, asOf: string) => envelopeReply({ result }, { headers: { [FETCHED_AT_HEADER]: asOf } })

describe('an answer says of when it is', () => {
  test('what the worker kept is of when it was kept, until the shop has confirmed it', async () => {
    answers(() => kept(cheap, DAYS_AGO))
    await part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({ from: 'network', asOf: DAYS_AGO })
    await part.confirmUnchanged(key, { was: DAYS_AGO, asOf: '2026-11-21T08:00:01.000Z' })
    expect(part.queryStates[key]).toMatchObject({ value: { price: 10 }, from: 'network', asOf: '2026-11-21T08:00:01.000Z' })
    expect(calls).toBe(1)
  })

  test('what is shown is not confirmed by another answer: it is asked for anew', async () => {
    answers(() => kept(cheap, DAYS_AGO))
    await part.load({ mcode })
    answers(() => kept(dear, '2026-11-21T08:00:00.000Z'))
    await part.confirmUnchanged(key, { was: '2026-11-21T07:59:59.000Z', asOf: '2026-11-21T08:00:00.000Z' })
    expect(part.queryStates[key]).toMatchObject({ value: { price: 20 }, asOf: '2026-11-21T08:00:00.000Z' })
  })

  test('an older kept answer does not hide the newer one that the page brought along', async () => {
    part.seed({ mcode }, dear, '2026-11-21T07:00:00.000Z')
    answers(() => kept(cheap, DAYS_AGO))
    await part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({ value: { price: 20 }, asOf: '2026-11-21T07:00:00.000Z', isRefetching: false })
    part.markFromDevice(key, DAYS_AGO)
    expect(part.queryStates[key]).toMatchObject({ from: 'device', asOf: '2026-11-21T07:00:00.000Z' })
  })

  test('a clock that was set back hides no newer answer behind one that seems to be of the future', async () => {
    part.seed({ mcode }, cheap, '2026-12-24T08:00:00.000Z')
    answers(() => kept(dear, '2026-11-21T07:59:00.000Z'))
    await part.load({ mcode })
    expect(part.queryStates[key]).toMatchObject({ value: { price: 20 }, asOf: '2026-11-21T07:59:00.000Z' })
  })
})

describe('a page that comes back into sight', () => {
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

  test('asks again for what a screen shows and is older than a minute, and for nothing else', async () => {
    answers(() => envelopeReply({ result: cheap }))
    const leave = part.markDisplayed({ mcode })
    await part.load({ mcode })
    await part.load({ mcode: v.parse(Mcode, 'ST-2') })
    later(MINUTE_MS - 1)
    await part.refetchDisplayed(MINUTE_MS)
    expect(calls).toBe(2)
    later(1)
    answers(() => envelopeReply({ result: dear }))
    await part.refetchDisplayed(MINUTE_MS)
    expect(calls).toBe(3)
    expect(part.queryStates[key]).toMatchObject({ value: { price: 20 }, from: 'network', asOf: new Date().toISOString() })
    leave()
    later(MINUTE_MS)
    await part.refetchDisplayed(MINUTE_MS)
    expect(calls).toBe(3)
  })

  test('keeps what is shown, dated, when nothing answers; moves nobody when the shop has it no more', async () => {
    answers(() => envelopeReply({ result: cheap }))
    part.markDisplayed({ mcode })
    await part.load({ mcode })
    later(3 * 24 * 60 * MINUTE_MS)
    connectPort(deadPort)
    await part.refetchDisplayed(MINUTE_MS)
    expect(part.queryStates[key]).toMatchObject({
      value: { price: 10 },
      from: 'device',
      asOf: '2026-11-21T08:00:00.000Z',
      isRefetching: false,
    })
    answers(() => Response.json({ code: 404, msg: 'gone' }))
    await part.refetchDisplayed(MINUTE_MS)
    expect(ways.toErrorPage).not.toHaveBeenCalled()
    vi.mocked(console.warn).mockClear()
  })

  test('asks again, too, when its clock was set back meanwhile', async () => {
    answers(() => envelopeReply({ result: cheap }))
    part.markDisplayed({ mcode })
    await part.load({ mcode })
    later(-3 * 24 * 60 * MINUTE_MS)
    await part.refetchDisplayed(MINUTE_MS)
    expect(calls).toBe(2)
  })
})
