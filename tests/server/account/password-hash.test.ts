import argon2 from 'argon2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHasher, type PasswordHasher, shopPasswordHasher } from '#server/account/password-hash.ts'
import { createApp } from '#server/app.ts'
import { createSharedContext } from '#server/app-options.ts'
import { send } from '../../support/call-app.ts'
import { cheapHasher } from '../../support/cheap-hasher.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, freshAddress, freshEmail, goodPassword, volt } from './support/shop.ts'

await openShop()
beforeEach(() => {
  vi.spyOn(argon2, 'hash')
  vi.spyOn(argon2, 'verify')
})
afterEach(() => {
  vi.mocked(argon2.hash).mockRestore()
  vi.mocked(argon2.verify).mockRestore()
})

const costOf = (hash: unknown) => /^\$argon2id\$v=19(\$m=\d+,t=\d+,p=\d+\$)/.exec(String(hash))?.[1]
const shopCost = '$m=19456,t=2,p=1$'

test('a password matches its own hash only, in either spelling of its letters; no hash matches nothing', async () => {
  const hash = await cheapHasher.hash('gru\u0308ner Anker 12')
  expect(await cheapHasher.matches('gr\u00fcner Anker 12', hash)).toBe(true)
  expect(await cheapHasher.matches('grüner anker 12', hash)).toBe(false)
  expect(await cheapHasher.matches(goodPassword, null)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await cheapHasher.hash(goodPassword)).not.toBe(await cheapHasher.hash(goodPassword))
})

test('a hash that was made at another cost still matches, so that the cost may rise', async () => {
  const before = await cheapHasher.hash(goodPassword)
  expect([await shopPasswordHasher.matches(goodPassword, before), await shopPasswordHasher.matches('overrun clutch', before)]).toEqual([
    true,
    false,
  ])
})

describe('a hash that was made at another cost', () => {
  const dearer = createHasher({ memoryCost: 16, timeCost: 2, parallelism: 1 })
  const keptHash = async (email: string) =>
    (await db.selectFrom('account').select('password_hash').where('email_key', '=', email).executeTakeFirstOrThrow()).password_hash

  test('is told from one at the present cost', async () => {
    const hash = await cheapHasher.hash(goodPassword)
    expect([cheapHasher.needsRehash(hash), dearer.needsRehash(hash)]).toEqual([false, true])
  })

  test('is made anew at the present cost once its owner has shown the right password, and signs in ever after', async () => {
    const email = await shop.member()
    const before = await keptHash(email)
    const raised = accountShop(db, { hasher: dearer })
    const login = (password: string) => raised.call('marcoLogin', { email, password }, { address: freshAddress() })
    expect((await login('overrun clutch')).error).toBe('wrong-credentials')
    expect(await keptHash(email)).toBe(before)
    const { token } = (await login(goodPassword)).result
    const after = await keptHash(email)
    expect(costOf(after)).toBe('$m=16,t=2,p=1$')
    expect((await raised.call('profile', {}, { token })).status).toBe(200)
    expect((await login(goodPassword)).code).toBe(200)
    expect(await keptHash(email)).toBe(after)
  })

  test('is made anew by the first of two who sign in at once, and both are let in', async () => {
    const email = await shop.member()
    // The first one's hash is renewed while the second's password is looked at.
    let first = true
    const slow: PasswordHasher = {
      ...dearer,
      matches: async (password, kept) => {
        const right = await dearer.matches(password, kept)
        if (!first) return right
        first = false
        const other = await accountShop(db, { hasher: dearer }).call('marcoLogin', { email, password }, { address: freshAddress() })
        expect(other.code).toBe(200)
        return right
      },
    }
    const raised = accountShop(db, { hasher: slow })
    expect((await raised.call('marcoLogin', { email, password: goodPassword }, { address: freshAddress() })).error).toBeUndefined()
  })

  test('lets nobody in with a password that was changed while it was looked at', async () => {
    const email = await shop.member()
    const changed = await dearer.hash('solenoid and overrun')
    const slow: PasswordHasher = {
      ...dearer,
      matches: async (password, kept) => {
        const right = await dearer.matches(password, kept)
        await db.updateTable('account').set({ password_hash: changed }).where('email_key', '=', email).execute()
        return right
      },
    }
    const raised = accountShop(db, { hasher: slow })
    expect((await raised.call('marcoLogin', { email, password: goodPassword }, { address: freshAddress() })).error).toBe(
      'wrong-credentials',
    )
  })

  test('is not made anew over a password that was changed meanwhile', async () => {
    const email = await shop.member()
    const changed = await dearer.hash('solenoid and overrun')
    const meanwhile: PasswordHasher = {
      ...dearer,
      hash: async (secret) => {
        await db.updateTable('account').set({ password_hash: changed }).where('email_key', '=', email).execute()
        return dearer.hash(secret)
      },
    }
    const raised = accountShop(db, { hasher: meanwhile })
    await raised.call('marcoLogin', { email, password: goodPassword }, { address: freshAddress() })
    expect(await keptHash(email)).toBe(changed)
  })
})

test.each([
  ["the shop's", shopPasswordHasher],
  ["the tests'", cheapHasher],
])('an account that does not exist costs the same work as a wrong password, so the time tells nobody: at %s cost', async (_, hasher) => {
  const kept = await hasher.hash(goodPassword)
  expect(await hasher.matches(goodPassword, kept)).toBe(true)
  expect(await hasher.matches('overrun clutch', kept)).toBe(false)
  expect(await hasher.matches('overrun clutch', null)).toBe(false)
  const verified = vi.mocked(argon2.verify).mock.calls.map(([hash]) => costOf(hash))
  expect(verified).toEqual(Array(3).fill(costOf(kept)))
  expect(verified[0]).toMatch(/^\$m=\d+/)
})

test('the hash for nobody is made at once, so that the first wrong guess takes as long as the second', async () => {
  const hasher = createHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  expect(argon2.hash).toHaveBeenCalledTimes(1)
  for (let guess = 0; guess < 2; guess += 1) expect(await hasher.matches(goodPassword, null)).toBe(false)
  expect(argon2.hash).toHaveBeenCalledTimes(1)
})

describe('a server that is told nothing about hashes', () => {
  test('makes them at OWASP’s cost, of passwords and of codes', async () => {
    expect(createSharedContext({ db }).hasher).toBe(shopPasswordHasher)
    const { hasher: _, ...rest } = shop.context
    const app = createApp(rest)
    const email = freshEmail()
    const input = { email, password: goodPassword, realname: 'Ada Fitter', ...(await shop.captcha()) }
    const reply = await send(app, 'marcoAccountCreate', input, { tenant: volt, address: freshAddress() })
    expect(reply.status).toBe(200)
    await shop.context.backgroundTasks.whenIdle()
    const kept = await db.selectFrom('registration').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow()
    expect([costOf(kept.password_hash), costOf(kept.code_hash)]).toEqual([shopCost, shopCost])
  })

  test('looks at a wrong password at that cost, for an account that does not exist', async () => {
    const { hasher: _, ...rest } = shop.context
    const input = { email: freshEmail(), password: goodPassword }
    const reply = await send(createApp(rest), 'marcoLogin', input, { tenant: volt, address: freshAddress() })
    expect(reply.status).toBe(403)
    expect(vi.mocked(argon2.verify).mock.calls.map(([hash]) => costOf(hash))).toEqual([shopCost])
  })
})
