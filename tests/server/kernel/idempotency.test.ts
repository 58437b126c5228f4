import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { createSharedContext } from '#server/app-options.ts'
import { inTransaction, runAfterCommit } from '#server/db/in-transaction.ts'
import { type RequestContext, requestContextOf } from '#server/kernel/ask.ts'
import { runIdempotently } from '#server/kernel/idempotency.ts'
import { cheapHasher } from '../../support/cheap-hasher.ts'
import { cheapProofs } from '../../support/cheap-proofs.ts'
import { type Customer, cartShop } from '../cart/support/shop.ts'

const shop = await cartShop()

const many = <T>(count: number, work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, at) => work(at)))

test('every call that is stored by its key is a member’s, changes something, and is never cached', () => {
  const stored = callNames.map((name): [string, CallDefinition] => [name, calls[name]]).filter(([, row]) => row.idempotent)
  expect(stored.map(([name]) => name)).toEqual(expect.arrayContaining(['cartAdd', 'cartUpdate', 'cartSetAside', 'cartDeleteBatch']))
  for (const [name, row] of stored) expect([name, row.may, row.method === 'GET', row.cache]).toEqual([name, 'member', false, 'never'])
})

describe('decisions, Wire conventions: a replay returns the first reply and changes nothing twice', () => {
  test('one after another, whatever happened in between', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part(), randomUUID()]
    const first = await ada.add(mcode, 2, { key })
    await ada.add(mcode, 5)
    const again = await ada.add(mcode, 2, { key: key.toUpperCase() })
    expect([again.status, again.result]).toEqual([first.status, first.result])
    expect(again.headers.get('Cache-Control')).toBe('no-store')
    await ada.remove(mcode)
    expect((await ada.add(mcode, 2, { key })).result).toEqual({ id: mcode, qty: 2 })
    expect(await ada.holds()).toEqual({})
  })

  test('ten copies at the same moment have one effect and one answer', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part(), randomUUID()]
    const said = await many(10, () => ada.add(mcode, 3, { key }))
    expect(said.map(({ code, result }) => [code, result.qty])).toEqual(Array(10).fill([200, 3]))
    expect(await ada.holds()).toEqual({ [mcode]: 3 })
  })

  test('ten different changes at the same moment all count, over crossing sets of lines', async () => {
    const [ada, a, b] = [await shop.customer(), await shop.part(), await shop.part()]
    await many(10, (at) => ada.add(at % 2 ? a : b, 1))
    expect(await ada.holds()).toEqual({ [a]: 5, [b]: 5 })
    const codes = await many(10, async (at) => (at % 2 ? await ada.setAside(`${a},${b}`, `job ${at}`) : await ada.remove(`${b},${a}`)).code)
    expect(codes).toEqual(Array(10).fill(200))
  })

  test('twenty customers, each with every change twice at once', async () => {
    const mcode = await shop.part()
    const customers = await many(20, () => shop.customer())
    await Promise.all(
      customers.flatMap((one) => {
        const keys = [randomUUID(), randomUUID()]
        return [...keys, ...keys].map((key) => one.add(mcode, 1, { key }))
      }),
    )
    expect(await Promise.all(customers.map((one) => one.holds()))).toEqual(Array(20).fill({ [mcode]: 2 }))
  })

  test('the same body said in another way is the same', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part(), randomUUID()]
    await ada.add(mcode, 2, { key })
    const again = await ada.say('cartAdd', null, { key, body: `{ "qty": "2", "mcode": "${mcode}" }` })
    expect(again.result).toEqual({ id: mcode, qty: 2 })
    expect(await ada.holds()).toEqual({ [mcode]: 2 })
  })
})

describe('a key that is used again for something else is refused', () => {
  const reused = { status: 409, code: 409, error: 'key-reused', field: 'Idempotency-Key' }
  test('with another body, or for another call', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part(), randomUUID()]
    await ada.add(mcode, 2, { key })
    expect(await ada.add(mcode, 3, { key })).toMatchObject(reused)
    expect(await ada.update(mcode, 2, { key })).toMatchObject(reused)
    expect(await ada.remove(mcode, { key })).toMatchObject(reused)
    expect(await ada.holds()).toEqual({ [mcode]: 2 })
  })

  test('of two bodies at the same moment one counts', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part(), randomUUID()]
    const said = await many(2, (at) => ada.add(mcode, at + 1, { key }))
    expect(said.map(({ code }) => code).sort()).toEqual([200, 409])
    expect([{ [mcode]: 1 }, { [mcode]: 2 }]).toContainEqual(await ada.holds())
  })

  test('but another customer’s key is another key, here and at another tenant', async () => {
    const [key, mcode, theirs] = [randomUUID(), await shop.part(), await shop.part({}, shop.special.id)]
    const [ada, bob, eve] = [await shop.customer(), await shop.customer(), await shop.customer(shop.special.id)]
    await ada.add(mcode, 1, { key })
    expect((await bob.add(mcode, 2, { key })).result).toEqual({ id: mcode, qty: 2 })
    expect((await eve.add(theirs, 3, { key })).result).toEqual({ id: theirs, qty: 3 })
  })
})

describe('a refusal that was the last word', () => {
  test('is said again to a copy that comes late, even if the change could be done by then', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part({ ended: true, stock: 1 }), randomUUID()]
    const first = await ada.add(mcode, 2, { key })
    expect(first).toMatchObject({
      status: 409,
      error: 'sold-out',
      field: 'qty',
      msg: 'Only 1 of this part is left, and no more will come.',
    })
    await shop.change(mcode, { stock: 5 })
    const { headers: _, ...late } = await ada.add(mcode, 2, { key })
    const { headers: __, ...said } = first
    expect(late).toEqual(said)
    expect(await ada.holds()).toEqual({})
    expect((await ada.add(mcode, 2)).result).toEqual({ id: mcode, qty: 2 })
  })

  test('counts for its own body only: with another one the key is used again', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part({ ended: true, stock: 1 }), randomUUID()]
    await ada.add(mcode, 2, { key })
    expect(await ada.add(mcode, 1, { key })).toMatchObject({ status: 409, error: 'key-reused' })
    expect(await ada.holds()).toEqual({})
  })

  test('is said ten times when ten copies come at the same moment', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part({ ended: true, stock: 1 }), randomUUID()]
    const said = await many(10, () => ada.add(mcode, 2, { key }))
    expect(said.map(({ error }) => error)).toEqual(Array(10).fill('sold-out'))
  })
})

describe('the transaction', () => {
  /** What the door hands to a change. */
  async function askFrom(one: Customer): Promise<RequestContext> {
    const tenant = await shop.db.selectFrom('tenant').selectAll().where('id', '=', shop.general).executeTakeFirstOrThrow()
    const context = createSharedContext({ db: shop.db, clock: shop.clock, hasher: cheapHasher, proofs: cheapProofs })
    const caller = { address: '10.0.0.1', device: 'test', language: 'en', locale: 'en-US', token: one.token }
    return requestContextOf(context, tenant, caller)
  }
  const line = (one: Customer, mcode: string) => ({
    ...{ tenant_id: shop.general, account_id: one.id, mcode, qty: 1, price_seen: '1.00', job: '', added_at: new Date(shop.clock.time) },
  })
  const keysOf = async (one: Customer) =>
    (await shop.db.selectFrom('idempotency').select('key').where('account_id', '=', one.id).execute()).length

  /** A change that writes a line, wants something done after the commit, and fails. */
  const failing = async (ada: Customer, mcode: string, cause: Error, done: () => void) => {
    const sent = { name: 'cartAdd' as const, idempotencyKey: randomUUID(), input: { mcode, qty: 1 } }
    const ask = await askFrom(ada)
    return runIdempotently(ask, sent, async ({ db }) => {
      await db.insertInto('cart_line').values(line(ada, mcode)).execute()
      runAfterCommit(db, done)
      throw cause
    })
  }

  test('what a change wrote before it failed is undone, with its key: it may be tried again', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    const done = vi.fn()
    for (const cause of [new AppError('internal'), new AppError('too-often'), new AppError('sign-in-required'), new Error('a mistake')]) {
      await expect(failing(ada, mcode, cause, done)).rejects.toBe(cause)
      expect([await ada.holds(), await keysOf(ada)]).toEqual([{}, 0])
    }
    expect(done).not.toHaveBeenCalled()
  })

  test('what a change wrote before it was refused is undone, and its key with the refusal stays', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    const done = vi.fn()
    await expect(failing(ada, mcode, new AppError('cart-full'), done)).rejects.toMatchObject({ code: 'cart-full' })
    expect([await ada.holds(), await keysOf(ada)]).toEqual([{}, 1])
    expect(done).not.toHaveBeenCalled()
  })

  test('of two copies at once both get one answer, also where the first was refused and the second could be made in between', async () => {
    const ada = await shop.customer()
    const ask = await askFrom(ada)
    await ask.session()
    const sent = { name: 'cartAdd' as const, idempotencyKey: randomUUID(), input: {} }
    let tries = 0
    const change = async () => {
      tries += 1
      if (tries === 1) throw new AppError('cart-full')
      return 'made'
    }
    const said = await Promise.all([1, 2].map(() => runIdempotently(ask, sent, change).catch((error: AppError) => error.code)))
    expect(said[0]).toBe(said[1])
    expect(await runIdempotently(ask, sent, change).catch((error: AppError) => error.code)).toBe(said[0])
  })

  test('what an order wrote before its coupon was refused is undone, and the refusal is counted', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    const sent = { name: 'orderPlace' as const, idempotencyKey: randomUUID(), input: { mcode } }
    const change = async ({ db }: RequestContext) => {
      await db.insertInto('cart_line').values(line(ada, mcode)).execute()
      throw new AppError('coupon-refused')
    }
    const counted = async () =>
      (await shop.db.selectFrom('rate_limit').select('hits').where('rule', '=', 'coupon-account').execute()).reduce(
        (sum, { hits }) => sum + hits,
        0,
      )
    const before = await counted()
    const ask = await askFrom(ada)
    for (const _ of [1, 2]) await expect(runIdempotently(ask, sent, change)).rejects.toMatchObject({ code: 'coupon-refused' })
    expect([await ada.holds(), await keysOf(ada), (await counted()) - before]).toEqual([{}, 1, 1])
  })

  test('a database that refused a statement does not keep the refusal from being remembered', async () => {
    const [ada, key] = [await shop.customer(), randomUUID()]
    const ask = await askFrom(ada)
    const sent = { name: 'cartAdd' as const, idempotencyKey: key, input: {} }
    const refused = runIdempotently(ask, sent, async ({ db }) => {
      await sql`select 1 / 0`.execute(db).catch(() => undefined)
      throw new AppError('order-changed', { message: 'Look again.', result: { total: 5 } })
    })
    await expect(refused).rejects.toMatchObject({ code: 'order-changed' })
    const again = { code: 'order-changed', message: 'Look again.', detail: { result: { total: 5 } } }
    await expect(runIdempotently(ask, sent, async () => 'done after all')).rejects.toMatchObject(again)
  })

  test('the same input for another call is something else', async () => {
    const [ada, key] = [await shop.customer(), randomUUID()]
    const ask = await askFrom(ada)
    const sent = { name: 'cartDeleteBatch' as const, idempotencyKey: key, input: { ids: [] } }
    expect(await runIdempotently(ask, sent, async () => 'first')).toBe('first')
    expect(await runIdempotently(ask, sent, async () => 'second')).toBe('first')
    await expect(runIdempotently(ask, { ...sent, name: 'cartSetAside' }, async () => 'third')).rejects.toMatchObject({ code: 'key-reused' })
  })

  test('code that wants a transaction of its own may be called in one', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    const sent = { name: 'cartAdd' as const, idempotencyKey: randomUUID(), input: { mcode, qty: 1 } }
    const said = await runIdempotently(await askFrom(ada), sent, ({ db }) =>
      inTransaction(db, async (trx) => {
        await trx.insertInto('cart_line').values(line(ada, mcode)).execute()
        return trx === db
      }),
    )
    expect([said, await ada.holds()]).toEqual([true, { [mcode]: 1 }])
    expect(await inTransaction(shop.db, async (trx) => trx.isTransaction)).toBe(true)
  })

  test('the session is asked before, and an account that is gone meanwhile is no mistake', async () => {
    const ada = await shop.customer()
    const ask = await askFrom(ada)
    await ask.session()
    await shop.db.deleteFrom('account').where('id', '=', ada.id).execute()
    const sent = { name: 'cartAdd' as const, idempotencyKey: randomUUID(), input: {} }
    await expect(runIdempotently(ask, sent, async () => 'never')).rejects.toMatchObject({ code: 'sign-in-required' })
  })
})
