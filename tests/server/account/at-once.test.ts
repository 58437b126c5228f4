import argon2 from 'argon2'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { shopPasswordHasher } from '#server/account/password-hash.ts'
import { requireUnchangedPassword } from '#server/account/passwords.ts'
import { accountByEmail } from '#server/account/queries.ts'
import { createBackgroundTasks, waitUntilIdle } from '#server/kernel/background-tasks.ts'
import { sha256 } from '#server/kernel/hashes.ts'
import { openSessionByPassword } from '#server/kernel/sessions.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { freshAddress, freshEmail, goodPassword, harbor, volt } from './support/shop.ts'

// With the shop's own hashes: what happens at once meets only while somebody is busy.
await openShop({ hasher: shopPasswordHasher })

const newPassword = 'solenoid and overrun'
function count(said: { error?: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { error = 'ok' } of said) counts[error] = (counts[error] ?? 0) + 1
  return counts
}

describe('guesses at a code, fifty at once and each from another address', () => {
  test('five are looked at when an address is confirmed', async () => {
    const email = await shop.registered()
    const right = shop.codeIn(shop.lastMail(email))
    const verifyCode = right === '000000' ? '000001' : '000000'
    const said = await Promise.all(
      Array.from({ length: 50 }, () => shop.call('verifyEmailCode', { email, verifyCode }, { address: freshAddress() })),
    )
    expect(count(said)).toEqual({ 'code-wrong': 5, 'too-often': 45 })
    expect((await shop.call('verifyEmailCode', { email, verifyCode: right }, { address: freshAddress() })).error).toBe('too-often')
  })

  test('five are looked at when a password is set, and only a right one has us make a hash', async () => {
    const email = await shop.member()
    await shop.call('sendForgetPasswordVerifyEmail', { email })
    const right = shop.codeIn(shop.lastMail(email))
    const verifyCode = right === '000000' ? '000001' : '000000'
    const hashes = vi.spyOn(argon2, 'hash')
    onTestFinished(() => hashes.mockRestore())
    const said = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.call('verifyForgetPasswordEmailCode', { email, verifyCode, newPassword }, { address: freshAddress() }),
      ),
    )
    expect(count(said)).toEqual({ 'code-wrong': 5, 'too-often': 45 })
    expect(hashes).not.toHaveBeenCalled()

    const { email: other } = await shop.signedIn()
    await shop.call('sendForgetPasswordVerifyEmail', { email: other })
    hashes.mockClear()
    const input = { email: other, verifyCode: shop.codeIn(shop.lastMail(other)), newPassword }
    expect((await shop.call('verifyForgetPasswordEmailCode', input, { address: freshAddress() })).code).toBe(200)
    expect(hashes).toHaveBeenCalledTimes(1)
  })
})

describe('a password that is changed while somebody signs in with the one before', () => {
  async function changedAccount() {
    const email = await shop.member()
    const before = await accountByEmail(db, volt, email)
    if (!before) throw new Error('no account')
    await db
      .updateTable('account')
      .set({ password_hash: await shopPasswordHasher.hash(newPassword) })
      .where('id', '=', before.id)
      .execute()
    return { before, after: await accountByEmail(db, volt, email) }
  }

  test('opens no session for the one before', async () => {
    const { before, after } = await changedAccount()
    expect(await openSessionByPassword(db, before, 'test', shop.clock.now())).toBeNull()
    expect(after && (await openSessionByPassword(db, after, 'test', shop.clock.now()))).toHaveLength(43)
  })

  test('lets nobody who has shown the one before change or delete anything', async () => {
    const { before, after } = await changedAccount()
    await expect(db.transaction().execute((trx) => requireUnchangedPassword(trx, before))).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    if (after) await db.transaction().execute((trx) => requireUnchangedPassword(trx, after))
  })
})

describe('sixty wrong sign-ins at once under one e-mail address, each from another network address', () => {
  const guesses = (email: string) =>
    Promise.all(Array.from({ length: 60 }, () => shop.call('marcoLogin', { email, password: 'x' }, { address: freshAddress() })))

  test('count as many: three passwords are looked at, the others are asked for a captcha', async () => {
    expect(count(await guesses(await shop.member()))).toEqual({ 'wrong-credentials': 3, 'captcha-wanted': 57 })
  })

  test('do not keep the owner out, who has the right password and a right captcha', async () => {
    const email = await shop.member()
    await guesses(email)
    const signIn = { email, password: goodPassword, ...(await shop.captcha({ purpose: 'sign-in' })) }
    // While the stranger goes on.
    const [owner] = await Promise.all([shop.call('marcoLogin', signIn, { address: freshAddress() }), guesses(email)])
    expect(owner.error).toBeUndefined()
  })
})

describe('limits over all shops of a server', () => {
  test('a hundred failed sign-ins from one network address are the most, wherever', async () => {
    const address = freshAddress()
    const guess = async (tenant: string) => {
      const captcha = await shop.captcha({ tenant, purpose: 'sign-in' })
      return (await shop.call('marcoLogin', { email: freshEmail(), password: 'x', ...captcha }, { address, tenant })).error
    }
    expect([await guess(volt), await guess(harbor)]).toEqual(['wrong-credentials', 'wrong-credentials'])
    // As if ninety-seven more had failed: each of them costs a hash.
    const counted = db
      .updateTable('rate_limit')
      .set({ hits: 99 })
      .where('subject_hash', '=', sha256(`login-address ${address}`))
    expect((await counted.where('hits', '=', 2).executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n)
    expect((await Promise.all([guess(volt), guess(harbor)])).sort()).toEqual(['too-often', 'wrong-credentials'])
    expect([await guess(volt), await guess(harbor)]).toEqual(['too-often', 'too-often'])
  })

  test('five mails an hour to one mailbox are the most, from whatever shops', async () => {
    const email = freshEmail()
    const ask = async (tenant: string) =>
      (await shop.call('sendForgetPasswordVerifyEmail', { email }, { address: freshAddress(), tenant })).error ?? 'sent'
    for (const tenant of [volt, harbor, volt, harbor, volt]) expect(await ask(tenant)).toBe('sent')
    expect([await ask(volt), await ask(harbor)]).toEqual(['too-often', 'too-often'])
  })

  test('a fresh code at one shop gives no new guesses at another', async () => {
    const email = await shop.registered()
    const code = shop.codeIn(shop.lastMail(email))
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tried = 0; tried < 5; tried += 1) await shop.call('verifyEmailCode', { email, verifyCode: wrong }, { address: freshAddress() })
    await shop.call('sendEmailVerifyCode', { email }, { tenant: harbor })
    expect((await shop.call('verifyEmailCode', { email, verifyCode: code }, { address: freshAddress() })).error).toBe('too-often')
  })
})

test('a stop waits for mails that were promised, but not for ever', async () => {
  const tasks = createBackgroundTasks(() => undefined)
  let sent = false
  tasks.run('a mail', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    sent = true
  })
  expect([await waitUntilIdle(tasks, 10_000), sent]).toEqual([true, true])
  tasks.run('a mail server that never answers', () => new Promise(() => undefined))
  expect(await waitUntilIdle(tasks, 20)).toBe(false)
})
