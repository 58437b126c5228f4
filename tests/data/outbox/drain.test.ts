import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { storeCart } from '#data/mirror/cart.ts'
import { drainOutbox, MAX_SERVER_ERRORS } from '#data/outbox/drain.ts'
import { retryIntent } from '#data/outbox/rejected.ts'
import { add, cartLine, remove, shows, update } from '../../support/cart/lines.ts'
import { noSignal, phone } from '../../support/cart/phone.ts'

const addShown = (id: string, qty: number) => ({ ...add(id, qty), shows: shows(id) })

describe('sending', () => {
  test('what waits is sent oldest first, then the shop’s list takes its place', async () => {
    const { change, drain, sent, shown, queue, shop } = await phone()
    await change(addShown('GOOD-1', 2))
    await change(addShown('GOOD-2', 1))
    expect(await drain()).toEqual({ type: 'done' })
    expect(sent()).toEqual(['add', 'add', 'list'])
    expect(await queue()).toEqual([])
    expect((await shown()).map(({ id, qty, progress }) => [id, qty, progress])).toEqual([
      ['GOOD-1', 2, 'confirmed'],
      ['GOOD-2', 1, 'confirmed'],
    ])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' }, 'GOOD-2': { qty: 1, job: '' } })
  })

  test('without a signal everything stays, in order, and the line says that it is on this phone', async () => {
    const { change, drain, queue, shown, line } = await phone()
    line.answer = noSignal
    await change(addShown('GOOD-1', 2))
    expect(await drain()).toMatchObject({ type: 'stopped', error: { code: 'no-network' } })
    expect(await queue()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect((await shown())[0]?.progress).toBe('waiting')
  })

  test('it stops at the first that fails for now: what comes later is not sent before it', async () => {
    const { change, drain, line, sent, shop } = await phone()
    line.answer = noSignal
    await change(addShown('GOOD-1', 2))
    await change(addShown('GOOD-2', 2))
    await drain()
    expect(sent()).toEqual(['add'])
    line.answer = shop.answer
    await drain()
    expect(sent()).toEqual(['add', 'add', 'add', 'list'])
  })

  test('a lost answer is no double: the same key goes out again', async () => {
    const { change, drain, line, keys, shop, queue } = await phone()
    line.answer = async (request) => {
      await shop.answer(request)
      return noSignal()
    }
    await change(addShown('GOOD-1', 2))
    const [written] = await queue()
    await drain()
    line.answer = shop.answer
    await drain()
    expect(keys()).toEqual([written?.id, written?.id])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('killed between sending and the answer, it is sent again under the same key', async () => {
    const { change, context, line, keys, shop, queue, drain: drainAgain } = await phone()
    line.answer = async (request) => {
      await shop.answer(request)
      return new Promise(() => undefined)
    }
    await change(addShown('GOOD-1', 2))
    void drainOutbox({ ...context, port: { ...context.port, exclusively: (_, work) => work() } })
    await expect.poll(() => line.heard.length).toBe(1)
    expect(await queue()).toMatchObject([{ state: 'sending' }])
    line.answer = shop.answer
    await drainAgain()
    expect(new Set(keys()).size).toBe(1)
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('two drains at once send each change once: there is one lock', async () => {
    const { change, drain, sent } = await phone()
    await change(addShown('GOOD-1', 2))
    await Promise.all([drain(), drain()])
    expect(sent()).toEqual(['add', 'list', 'list'])
  })

  test('while the network seems down a harmless question goes ahead, and what waits may still be folded', async () => {
    const { change, drain, line, sent, queue } = await phone()
    line.down = true
    line.answer = noSignal
    await change(addShown('GOOD-1', 2))
    await drain()
    expect(sent()).toEqual(['count'])
    expect(await queue()).toMatchObject([{ attempts: 0 }])
    await change(remove('GOOD-1'))
    expect(await queue()).toMatchObject([{ call: 'cartDeleteBatch' }])
  })

  test('a change whose key the shop may have forgotten is given back, not sent', async () => {
    const { change, drain, line, clock, queue, shop } = await phone()
    line.answer = noSignal
    await change(addShown('GOOD-1', 2))
    await drain()
    clock.time += 30 * 24 * 60 * 60 * 1000
    line.answer = shop.answer
    await drain()
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'too-old' } }])
    expect((await shop.cartOf('ada')).cart).toEqual({})
  })

  test('one that was sent while the clock ran years ahead gets too old all the same once the clock is right', async () => {
    const { change, drain, line, clock, queue, shop } = await phone()
    const year = 365 * 24 * 60 * 60 * 1000
    line.answer = noSignal
    clock.time += 5 * year
    await change(addShown('GOOD-1', 2))
    await drain()
    clock.time -= 5 * year
    await drain()
    clock.time += 30 * 24 * 60 * 60 * 1000
    line.answer = shop.answer
    await drain()
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'too-old' } }])
    expect((await shop.cartOf('ada')).cart).toEqual({})
  })
})

describe('what the shop refuses', () => {
  test('comes back with the shop’s reason, and the rest goes on', async () => {
    const { change, drain, queue, shown, shop } = await phone()
    await change(addShown('FEW-1', 4))
    await change(addShown('GOOD-1', 1))
    expect(await drain()).toEqual({ type: 'done' })
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'sold-out' } }])
    expect((await shown()).map(({ id, progress }) => [id, progress])).toEqual([
      ['GOOD-1', 'confirmed'],
      ['FEW-1', 'refused'],
    ])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 1, job: '' } })
  })

  test('a gateway’s or a hotel’s page is no refusal, whatever its status', async () => {
    for (const status of [200, 401, 403, 404, 409, 502]) {
      const { change, drain, line, queue } = await phone()
      line.answer = async () => new Response('<h1>Hello</h1>', { status })
      await change(addShown('GOOD-1', 1))
      expect(await drain(), `status ${status}`).toMatchObject({ type: 'stopped' })
      expect(await queue()).toMatchObject([{ state: 'waiting' }])
    }
  })

  test('nor is what a gateway says in an envelope of ours', async () => {
    for (const code of [400, 401, 403, 404, 409])
      for (const status of [200, code]) {
        const { change, drain, line, queue } = await phone()
        line.answer = async () => Response.json({ code, msg: 'Not through here.' }, { status })
        await change(addShown('GOOD-1', 1))
        expect(await drain(), `code ${code} in HTTP ${status}`).toMatchObject({ type: 'stopped' })
        expect(await queue()).toMatchObject([{ state: 'waiting' }])
      }
  })
})

describe('section 8: the shop refuses the cart', () => {
  const listed = (reply: () => Response) => async () => {
    const device = await phone()
    const token = await device.signIn('ada')
    const { shop, line } = device
    line.answer = (request) => (request.url.includes('/list') ? Promise.resolve(reply()) : shop.answer(request))
    return { ...device, token, ended: await device.drain() }
  }
  const said = (body: Record<string, unknown>, status = 200) => [JSON.stringify(body), status] as const
  const sentence = 'Not for you.'

  test.each([
    said({ code: 401, msg: sentence, message: sentence, error: 'sign-in-required' }, 401),
    said({ code: 401, msg: sentence, message: sentence }, 401),
    said({ code: 401, message: sentence }, 401),
    said({ code: 403, msg: sentence, message: sentence, error: 'forbidden' }, 403),
    said({ code: 403, msg: sentence }, 403),
    said({ code: 401, msg: sentence }),
    said({ code: 403, msg: sentence, error: 'forbidden' }),
    said({ code: 404, msg: sentence }),
    said({ code: 7, msg: sentence }),
    said({ code: 510, message: sentence, result: null }),
    // A body code refuses whatever it is: what may pass is said by the HTTP status.
    ...[400, 405, 429, 500, 502, 503].map((code) => said({ code, msg: sentence })),
    said({ code: 500, msg: sentence, message: sentence, error: 'internal' }),
  ])(
    '%s in HTTP %s ends the session: its row of the table, or an envelope while the shop answers other questions',
    async (body, status) => {
      const { ended, token } = await listed(() => new Response(body, { status }))()
      expect(ended).toMatchObject({ type: 'sign-in', owner: 'ada', token, error: { detail: { envelope: { status } } } })
    },
  )

  test.each([
    said({ code: 429, msg: sentence, message: sentence, error: 'too-often' }, 429),
    said({ code: 500, msg: sentence, message: sentence, error: 'internal' }, 500),
    said({ code: 502, msg: sentence }, 502),
    said({ code: 503, msg: sentence, message: sentence }, 503),
    said({ code: 504, msg: sentence, message: sentence }, 504),
    said({ code: 404, msg: sentence, message: sentence, error: 'no-route' }, 404),
    said({ code: 405, msg: sentence, message: sentence }, 405),
    said({ code: 400, msg: sentence, message: sentence, error: 'unknown-tenant' }, 400),
    said({ code: 401 }, 401),
    said({ code: 403 }),
    said({ message: 'Unauthorized' }, 401),
  ])('%s in HTTP %s ends nothing: it may pass, or is about the way, or no envelope', async (body, status) => {
    const { ended } = await listed(() => new Response(body, { status }))()
    expect(ended).toMatchObject({ type: 'stopped' })
  })

  test('an envelope that names no row is not believed while somebody stands before all of the shop', async () => {
    for (const status of [401, 403, 200]) {
      const { drain, line, change, queue } = await phone()
      line.answer = async () => Response.json({ code: 403, msg: sentence }, { status })
      expect(await drain(), `HTTP ${status}`).toMatchObject({ type: 'stopped' })
      await change(addShown('GOOD-1', 1))
      expect(await drain(), `HTTP ${status}`).toMatchObject({ type: 'stopped' })
      expect(await queue()).toMatchObject([{ state: 'waiting' }])
      // Asked by nobody: a token that a backend does not know might be refused on any call.
      const witness = line.heard.filter(({ url }) => url.includes('searchKeyword'))
      expect(new Set(witness.map(({ headers }) => headers.get('X-Access-Token')))).toEqual(new Set([null]))
    }
  })

  test('who is refused as a whole has no change refused: the queue stays as it was', async () => {
    const { change, drain, line, queue, sent } = await phone()
    await change(addShown('GOOD-1', 1))
    line.answer = async (request) => (request.url.includes('searchKeyword') ? noSignal() : named403())
    expect(await drain()).toMatchObject({ type: 'sign-in', owner: 'ada' })
    expect(sent()).toEqual(['add', 'list'])
    expect(await queue()).toMatchObject([{ state: 'waiting' }])
  })

  test('so too where the list is refused with a body code that would let a change wait', async () => {
    const { change, drain, line, queue, shop } = await phone()
    await change(addShown('GOOD-1', 1))
    line.answer = async (request) => {
      if (request.url.includes('/list')) return Response.json({ code: 503, msg: sentence })
      return request.url.includes('/shoppingcart/') ? named403() : shop.answer(request)
    }
    expect(await drain()).toMatchObject({ type: 'sign-in', owner: 'ada' })
    expect(await queue()).toMatchObject([{ state: 'waiting' }])
  })

  test('a body code that may pass ends nothing when it answers a change: it waits', async () => {
    const { change, drain, line, queue, shop } = await phone()
    await change(addShown('GOOD-1', 1))
    line.answer = async (request) => (request.method === 'POST' ? Response.json({ code: 503, msg: sentence }) : shop.answer(request))
    expect(await drain()).toMatchObject({ type: 'stopped' })
    expect(await queue()).toMatchObject([{ state: 'waiting' }])
  })

  test('one change that is refused with 403, while the cart itself is open, comes back alone', async () => {
    const { change, drain, line, queue, shop } = await phone()
    await change(addShown('GOOD-1', 1))
    await change(addShown('GOOD-2', 1))
    line.answer = async (request) => ((await request.clone().text()).includes('GOOD-1') ? named403() : shop.answer(request))
    expect(await drain()).toEqual({ type: 'done' })
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'forbidden' } }])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-2': { qty: 1, job: '' } })
  })

  test('another backend, which names no rows, refuses a change in its own words', async () => {
    const { change, drain, line, queue, shop } = await phone()
    await change(addShown('GOOD-1', 1))
    line.answer = async (request) =>
      request.method === 'POST' ? Response.json({ code: 4711, msg: 'Only for garages.' }) : shop.answer(request)
    expect(await drain()).toEqual({ type: 'done' })
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { say: 'Only for garages.' } }])
  })

  test('a question of which nothing hangs is refused: the shop is there, and what waits goes on', async () => {
    const { change, drain, line, shop } = await phone()
    line.down = true
    await change(addShown('GOOD-1', 1))
    line.answer = async (request) =>
      request.url.includes('/count') ? Response.json({ code: 404, msg: 'None such.' }) : shop.answer(request)
    expect(await drain()).toEqual({ type: 'done' })
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 1, job: '' } })
  })

  const named403 = () => Response.json({ code: 403, msg: sentence, message: sentence, error: 'forbidden' }, { status: 403 })
})

describe('whose it is', () => {
  test('what a newer version of the shop has written down waits for it, and keeps nothing else from being sent', async () => {
    const { change, drain, queue, mirror, shop } = await phone()
    await change(addShown('GOOD-1', 1))
    const [first] = await queue()
    // A call that this version does not have.
    await mirror.run((db) => db.put('intents', { ...first, id: 'of-tomorrow', seq: 0, call: 'cartGift' } as never))
    expect(await drain()).toEqual({ type: 'done' })
    expect((await queue()).map(({ id, state }) => [id, state])).toEqual([['of-tomorrow', 'waiting']])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 1, job: '' } })
  })

  test('another customer’s changes wait for them', async () => {
    const { change, drain, queue, signIn, shop, shown } = await phone()
    await change(addShown('GOOD-1', 2))
    await signIn('bob')
    await drain()
    expect((await shop.cartOf('bob')).cart).toEqual({})
    expect(await shown('bob')).toEqual([])
    expect(await queue('ada')).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await signIn('ada')
    await drain()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('signed in as somebody else in the middle, the rest stays where it is', async () => {
    const { change, drain, line, signIn, shop, queue } = await phone()
    await change(addShown('GOOD-1', 2))
    await change(addShown('GOOD-2', 2))
    line.answer = async (request) => {
      const reply = await shop.answer(request)
      if (line.heard.length === 1) await signIn('bob')
      return reply
    }
    await drain()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
    expect((await shop.cartOf('bob')).cart).toEqual({})
    expect((await queue('ada')).map(({ state }) => state)).toEqual(['confirmed', 'waiting'])
  })

  test('an ended session keeps the queue, which goes on after the same customer signs in', async () => {
    const { change, drain, signIn, shop, queue } = await phone()
    const token = await signIn('ada')
    await change(addShown('GOOD-1', 2))
    await shop.expire('ada')
    expect(await drain()).toMatchObject({ type: 'sign-in', owner: 'ada', token })
    expect(await queue()).toMatchObject([{ state: 'waiting' }])
    await signIn('ada')
    expect(await drain()).toEqual({ type: 'done' })
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('signed in anew while the old token was refused, it goes on at once', async () => {
    const { change, drain, line, signIn, shop } = await phone()
    await change(addShown('GOOD-1', 2))
    await shop.expire('ada')
    line.answer = async (request) => {
      const reply = await shop.answer(request)
      if (line.heard.length === 1) await signIn('ada')
      return reply
    }
    expect(await drain()).toEqual({ type: 'done' })
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('with nobody signed in nothing is sent', async () => {
    const { change, drain, signOut, line } = await phone()
    await change(addShown('GOOD-1', 2))
    await signOut()
    expect(await drain()).toEqual({ type: 'nobody' })
    expect(line.heard).toEqual([])
  })
})

describe('confirmed, and not yet listed', () => {
  test('a confirmed change is shown until a list that was asked for later is here', async () => {
    const { change, drain, line, shop, queue, shown } = await phone()
    await change(addShown('GOOD-1', 2))
    line.answer = (request) => (request.url.includes('/list') ? noSignal() : shop.answer(request))
    expect(await drain()).toMatchObject({ type: 'stopped' })
    expect(await queue()).toMatchObject([{ state: 'confirmed', left: 2 }])
    expect((await shown()).map(({ qty, progress }) => [qty, progress])).toEqual([[2, 'confirmed']])
    line.answer = shop.answer
    await drain()
    expect(await queue()).toEqual([])
    expect((await shown())[0]?.qty).toBe(2)
  })

  test('a list that was overtaken on its way, or whose owner has left, is not kept', async () => {
    const { mirror, signOut, shown } = await phone()
    const list = { owner: 'ada', askedAt: 1, confirmedIds: [] }
    expect(await storeCart(mirror, { ...list, lines: [cartLine('A-1', 1)], cartRevisionAtRequest: 0 })).toBe(true)
    expect(await storeCart(mirror, { ...list, lines: [], cartRevisionAtRequest: 0 })).toBe(false)
    await signOut()
    expect(await storeCart(mirror, { ...list, lines: [], cartRevisionAtRequest: 1 })).toBe(false)
    expect((await shown()).map(({ id }) => id)).toEqual(['A-1'])
  })

  test('a change made while the list is on its way is sent by the next drain, and shown meanwhile', async () => {
    const { change, drain, line, shop, shown, queue } = await phone()
    line.answer = async (request) => {
      const reply = await shop.answer(request)
      if (line.heard.length === 1) await change(addShown('GOOD-1', 2))
      return reply
    }
    await drain()
    expect(await queue()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    expect((await shown()).map(({ qty }) => qty)).toEqual([2])
  })
})

test('a part deleted on another device does not rise again, and whoever raised it here hears of it', async () => {
  const { change, drain, shop, context, shown, queue, mirror } = await phone()
  await change(addShown('GOOD-1', 2))
  await drain()
  await change(update('GOOD-1', 5))
  // The other device, straight to the shop.
  const token = await shop.signIn('ada')
  await shop.answer(
    new Request(`${context.port.baseUrl}/order/api/v1/shoppingcart/deleteBatch`, {
      method: 'DELETE',
      headers: { 'X-Access-Token': token, 'Idempotency-Key': 'other' },
      body: JSON.stringify({ ids: 'GOOD-1' }),
    }),
  )
  await drain()
  expect((await shop.cartOf('ada')).cart).toEqual({})
  expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'gone' } }])
  expect(await shown()).toMatchObject([{ id: 'GOOD-1', onlyRefused: true, refused: { refusedQuantity: 5 }, product: { name: 'Starter' } }])
  const [refused] = await queue()
  await retryIntent(mirror, refused?.id ?? '', 0)
  await drain()
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 5, job: '' } })
  expect(await queue()).toEqual([])
})

test('a line that was raised, deleted elsewhere and then deleted here too is missed by nobody', async () => {
  const { change, drain, shop, context, queue, line } = await phone()
  await change(addShown('GOOD-1', 2))
  await drain()
  await change(update('GOOD-1', 5))
  line.answer = noSignal
  await drain()
  const token = await shop.signIn('ada')
  await shop.answer(
    new Request(`${context.port.baseUrl}/order/api/v1/shoppingcart/deleteBatch`, {
      method: 'DELETE',
      headers: { 'X-Access-Token': token, 'Idempotency-Key': 'other' },
      body: JSON.stringify({ ids: 'GOOD-1' }),
    }),
  )
  await change(remove('GOOD-1'))
  line.answer = shop.answer
  await drain()
  expect(await queue()).toEqual([])
})

describe('a change that the shop itself answers with HTTP 500', () => {
  const mistake = async (request: Request) =>
    request.method === 'GET'
      ? Response.json({ code: 200 })
      : Response.json({ code: 500, msg: 'No', message: 'No', error: 'internal' }, { status: 500 })

  test('is sent ten times, then its owner has to know, and what waits behind it goes on', async () => {
    const { change, drain, shop, line, queue, shown, keys } = await phone()
    line.answer = mistake
    await change(addShown('GOOD-1', 2))
    await change(addShown('GOOD-2', 1))
    for (let tries = 1; tries < MAX_SERVER_ERRORS; tries++) {
      expect(await drain()).toMatchObject({ type: 'stopped', error: { code: 'internal' } })
      expect(await queue()).toMatchObject([
        { state: 'waiting', mistakes: tries },
        { state: 'waiting', attempts: 0 },
      ])
    }
    line.answer = async (request) => (keys().length > MAX_SERVER_ERRORS ? shop.answer(request) : mistake(request))
    expect(await drain()).toEqual({ type: 'done' })
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'internal' } }])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-2': { qty: 1, job: '' } })
    expect(await shown()).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'GOOD-1', onlyRefused: true })]))
  })

  test('tried again it keeps its key, because nobody knows what the shop has done of it, and has ten tries more', async () => {
    const { change, drain, shop, line, queue, mirror } = await phone()
    line.answer = async (request) => {
      await shop.answer(request.clone())
      return mistake(request)
    }
    await change(addShown('GOOD-1', 2))
    for (let tries = 0; tries < MAX_SERVER_ERRORS; tries++) await drain()
    const [refused] = await queue()
    expect(refused).toMatchObject({ state: 'refused' })
    await retryIntent(mirror, refused?.id ?? '', 0)
    expect(await queue()).toMatchObject([{ id: refused?.id, state: 'waiting' }])
    expect((await queue())[0]).not.toHaveProperty('mistakes')
    line.answer = shop.answer
    await drain()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('with other pieces by then, it adds nothing a second time where the shop had done it', async () => {
    const { change, drain, shop, line, queue, mirror } = await phone()
    await drain()
    line.answer = async (request) => {
      await shop.answer(request.clone())
      return mistake(request)
    }
    await change(addShown('GOOD-1', 2))
    await drain()
    await change(update('GOOD-1', 5))
    for (let tries = 1; tries < MAX_SERVER_ERRORS; tries++) await drain()
    const [refused] = await queue()
    expect(refused).toMatchObject({ state: 'refused', input: { qty: 5 } })
    await retryIntent(mirror, refused?.id ?? '', 0)
    line.answer = shop.answer
    await drain()
    expect(await queue()).toMatchObject([{ state: 'refused', refusal: { code: 'key-reused' } }])
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  })

  test('a gateway that answers 500 in its place is waited for as long as it takes', async () => {
    const { change, drain, line, queue } = await phone()
    line.answer = async () => new Response('<h1>Bad</h1>', { status: 500 })
    await change(addShown('GOOD-1', 2))
    for (let tries = 0; tries <= MAX_SERVER_ERRORS; tries++) expect(await drain()).toMatchObject({ type: 'stopped' })
    expect(await queue()).toMatchObject([{ state: 'waiting' }])
  })
})

test('every step is told to the other tabs and the worker', async () => {
  const { change, drain, line } = await phone()
  await change(addShown('GOOD-1', 2))
  await drain()
  // On its way, confirmed, listed.
  expect(line.changes).toBe(3)
})
