import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { sendCall } from '#data/call.ts'
import type { Port } from '#data/port.ts'
import { partDetail } from '../support/parts.ts'
import { deadPort, portTo } from '../support/port.ts'
import { envelopeReply } from '../support/reply.ts'

const mcode = 'AR-S-10001'
const answering = (reply: () => Response) => portTo(() => reply())
const askPart = (reply: () => Response) => sendCall(answering(reply), 'productDetail', { mcode })

/** Catches what a call rejects with; fails when it does not reject. */
const refusal = async (said: Promise<unknown>): Promise<AppError> => {
  const error = await said.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error(`Not an AppError: ${String(error)}`)
  return error
}

describe('the language', () => {
  const said = async (more: Partial<Port>, headers?: Record<string, string>) => {
    let language: string | null = null
    const port = portTo((request) => {
      language = request.headers.get('Accept-Language')
      return envelopeReply({ result: [] })
    }, more)
    await sendCall(port, 'searchKeyword', {}, headers === undefined ? {} : { headers })
    return language
  }

  test('every call says the one that is shown, and a caller’s own header wins', async () => {
    expect(await said({ locale: () => 'de' })).toBe('de')
    expect(await said({ locale: () => 'de' }, { 'Accept-Language': 'fr' })).toBe('fr')
    expect(await said({})).toBeNull()
  })
})

describe('what comes back', () => {
  test('section 7: body code 200 resolves with the result', async () => {
    const part = partDetail()
    const answer = await askPart(() => envelopeReply({ result: part }))
    expect(answer).toEqual({ value: part, from: 'network', asOf: null, searched: null, scope: null, damaged: [] })
  })

  test('a reply of this device says so, with its age', async () => {
    const headers = { 'X-Answered-From': 'cache; as-of=2026-11-18T08:00:00.000Z' }
    const answer = await askPart(() => envelopeReply({ result: partDetail() }, { headers }))
    expect(answer).toMatchObject({ from: 'device', asOf: '2026-11-18T08:00:00.000Z', searched: null })
  })

  test.each([
    ['has ended', -1, { price: 129.5 }],
    ['runs', 1, { price: 99, wasPrice: 129.5 }],
  ])('a reply that was kept says the price of now: its promotion %s', async (_, later, says) => {
    const until = new Date(Date.now() + later * 60_000).toISOString()
    const promotion = { id: 'autumn', name: 'Autumn', until, usual: [{ fromQty: 1, unitPrice: 129.5 }] }
    const { value } = await askPart(() => envelopeReply({ result: partDetail({ price: 99, wasPrice: 129.5, promotion }) }))
    expect(value).toMatchObject(says)
    expect('promotion' in value).toBe(later > 0)
  })

  test('a search over the parts of this device only says through how many it looked', async () => {
    const headers = { 'X-Answered-From': 'seen-parts; of=12; listed=240; as-of=2026-11-18T08:00:00.000Z' }
    const answer = await sendCall(
      answering(() => envelopeReply({ result: [] }, { headers })),
      'searchKeyword',
      {},
    )
    expect(answer).toMatchObject({
      from: 'device',
      asOf: '2026-11-18T08:00:00.000Z',
      searched: { openedPartCount: 12, listedPartCount: 240 },
    })
  })

  test('an answer of packs says of how much of the catalogue it is, and what is missing, commas in titles and all', async () => {
    const headers = {
      'X-Answered-From': `pack; as-of=2026-11-18T08:00:00.000Z; parts=38000; of=52000; missing=Marine,${encodeURIComponent('Farm, forest; Süd')}; damaged=Trucks`,
    }
    const answer = await askPart(() => envelopeReply({ result: partDetail() }, { headers }))
    expect(answer).toMatchObject({ from: 'device', asOf: '2026-11-18T08:00:00.000Z', searched: null })
    expect(answer.scope).toEqual({ partCount: 38_000, totalPartCount: 52_000, missingTitles: ['Marine', 'Farm, forest; Süd'] })
    expect(answer.damaged).toEqual(['Trucks'])
  })

  test('section 8: body code 404 rejects as not-found with the body’s msg', async () => {
    const error = await refusal(askPart(() => envelopeReply({ code: 404, msg: 'No part AR-S-10001.' })))
    expect(error.code).toBe('not-found')
    expect(error.row.reaction).toBe('page')
    expect(error.message).toBe('No part AR-S-10001.')
  })

  test('section 8: another body code rejects with the error that the reply names', async () => {
    const error = await refusal(
      sendCall(
        answering(() => envelopeReply({ code: 429, msg: 'Slower.', error: 'too-often' })),
        'searchKeyword',
        {},
      ),
    )
    expect(error.code).toBe('too-often')
  })

  test('section 8: an unknown body code rejects too', async () => {
    const error = await refusal(
      sendCall(
        answering(() => envelopeReply({ code: 7, msg: 'Odd.' })),
        'searchKeyword',
        {},
      ),
    )
    expect(error.code).toBe('internal')
    expect(error.message).toBe('Odd.')
  })

  test('section 8: an HTTP error status rejects with the body’s message field', async () => {
    const reply = () =>
      Response.json(
        { code: 400, msg: 'short', message: 'A search has at most 200 characters.', error: 'bad-request', field: 'searchStr' },
        { status: 400 },
      )
    const error = await refusal(sendCall(answering(reply), 'searchKeyword', {}))
    expect(error.code).toBe('bad-request')
    expect(error.message).toBe('A search has at most 200 characters.')
    expect(error.detail.field).toBe('searchStr')
  })

  test('section 8: of an HTTP error status the body’s message is logged, and the call rejects', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const error = await refusal(
      sendCall(
        answering(() => Response.json({ code: 500, msg: 'internal', message: 'The shelf fell over.' }, { status: 500 })),
        'searchKeyword',
        {},
      ),
    )
    expect(error.row.status).toBe(500)
    expect(logged.mock.calls).toEqual([['The shelf fell over.']])

    // A gateway knows nothing of our envelope.
    const gateway = async () => Response.json({ message: 'No backend is up.' }, { status: 502 })
    await expect(sendCall(portTo(gateway), 'cartCount', {})).rejects.toMatchObject({ name: 'AppError' })
    expect(logged.mock.calls.at(-1)).toEqual(['No backend is up.'])
    logged.mockRestore()
  })

  test('section 8: another body code rejects silently, and so does an error status whose body says nothing', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    for (const reply of [
      () => envelopeReply({ code: 429, msg: 'Slower.', message: 'Slower.', error: 'too-often' }),
      () => envelopeReply({ code: 404, msg: 'No part.' }),
      () => new Response('<html>', { status: 502 }),
      () => Response.json(null, { status: 500 }),
    ])
      await refusal(sendCall(answering(reply), 'searchKeyword', {}))
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  test('an HTTP error status with code 404 inside is not the not-found of a part', async () => {
    const error = await refusal(
      sendCall(
        answering(() => Response.json({ code: 404, msg: 'no', message: 'no' }, { status: 404 })),
        'searchKeyword',
        {},
      ),
    )
    expect(error.code).toBe('no-route')
  })

  test('a result of another shape than the contract is a bad reply', async () => {
    const error = await refusal(askPart(() => envelopeReply({ result: { mcode } })))
    expect(error.code).toBe('bad-reply')
  })

  test('a hotel’s sign-in page is a bad reply', async () => {
    const error = await refusal(
      sendCall(
        answering(() => new Response('<html>Welcome</html>')),
        'searchKeyword',
        {},
      ),
    )
    expect(error.code).toBe('bad-reply')
  })

  test.each([401, 403, 404, 413])('a %s that the shop did not say signs nobody out and refuses nothing', async (status) => {
    for (const body of ['<html>Sign in to the guest network</html>', '{"message":"Unauthorized"}', '']) {
      const error = await refusal(
        sendCall(
          answering(() => new Response(body, { status })),
          'searchKeyword',
          {},
        ),
      )
      expect(error.code).toBe('bad-reply')
    }
  })

  test.each([
    [401, { code: 401, msg: 'Unauthorized' }],
    [200, { code: 401, msg: 'Please sign in to the network.' }],
    [401, { code: 401, msg: 'Unauthorized', message: 'Unauthorized' }],
    [401, { code: 401, msg: 'No.', error: 'Unauthorized' }],
  ])('a gateway’s HTTP %s with %o is no ended session: it does not name its row of the error table', async (status, body) => {
    const error = await refusal(
      sendCall(
        answering(() => Response.json(body, { status })),
        'cartCount',
        {},
      ),
    )
    expect(error).toMatchObject({ code: 'bad-reply', row: { retry: true } })
  })

  test('who refused is told: the shop names its row of the error table, a gateway does not', async () => {
    const refusedBy = async (body: Record<string, unknown>) =>
      (
        await refusal(
          sendCall(
            answering(() => Response.json({ code: 400, msg: 'No.', ...body }, { status: 400 })),
            'cartCount',
            {},
          ),
        )
      ).detail.hasErrorKey
    expect(await refusedBy({})).toBeUndefined()
    expect(await refusedBy({ error: 'bad-request' })).toBe(true)
    expect(await refusedBy({ error: 'sold-out' })).toBe(true)
    // As gateways say it.
    expect(await refusedBy({ error: 'Bad Request' })).toBeUndefined()
    expect(await refusedBy({ error: 'unauthorized' })).toBeUndefined()
  })

  test.each([204, 304])('a %s without a body is a reply that nobody can read', async (status) => {
    const error = await refusal(
      sendCall(
        answering(() => new Response(null, { status })),
        'searchKeyword',
        {},
      ),
    )
    expect(error.row.retry).toBe(true)
  })

  test('an error page of a proxy in between counts by its status', async () => {
    const error = await refusal(
      sendCall(
        answering(() => new Response('<html>', { status: 503 })),
        'searchKeyword',
        {},
      ),
    )
    expect(error.code).toBe('no-network')
  })
})

describe('when nothing answers', () => {
  test('a dead network is no-network, and worth another try', async () => {
    const error = await refusal(sendCall(deadPort, 'searchKeyword', {}))
    expect(error.code).toBe('no-network')
    expect(error.row.retry).toBe(true)
  })

  const hanging = portTo(
    (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
  )

  test('a network that takes everything and says nothing is no-network after 8 seconds', async () => {
    vi.useFakeTimers()
    const error = refusal(sendCall(hanging, 'searchKeyword', {}))
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS)
    vi.useRealTimers()
    expect((await error).code).toBe('no-network')
  })

  test('a caller that has lost interest gets its own reason back', async () => {
    const caller = new AbortController()
    const said = sendCall(hanging, 'search', { searchStr: '1042' }, { signal: caller.signal })
    caller.abort(new DOMException('typed on', 'AbortError'))
    await expect(said).rejects.toThrow('typed on')
  })
})

describe('whatever a call waits for, it has an answer after 8 seconds: who holds the lock of the outbox holds it no longer', () => {
  const never = () => new Promise<never>(() => undefined)

  test.each([
    [
      'a reply that never ends, and cannot be cut off',
      portTo(() => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }))),
    ],
    ['a token that nobody tells', portTo(() => envelopeReply({ result: [] }), { token: never })],
  ])('%s', async (_what, port) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const failed = refusal(sendCall(port, 'searchKeyword', {}))
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS)
    expect(await Promise.race([failed, Promise.resolve('still waiting')])).toMatchObject({ code: 'no-network' })
  })
})
