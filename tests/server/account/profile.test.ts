import { describe, expect, test } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { createDatabaseMailer } from '#server/mail/database.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, freshAddress, goodPassword } from './support/shop.ts'

await openShop()

describe('profile', () => {
  test('changes the named fields only, and only those of who asks', async () => {
    const [ada, bob] = [await shop.signedIn(), await shop.signedIn()]
    const change = { realname: "Ada O'Fitter ✓", areaCode: '+49', phone: '030 12 34-5', company: 'Pit <1> GmbH', language: 'de' }
    expect((await shop.call('saveProfile', change, { token: ada.token })).result).toMatchObject({ ...change, phone: '+49 30 12345' })
    expect((await db.selectFrom('account').select('phone').where('email', '=', ada.email).executeTakeFirstOrThrow()).phone).toBe(
      '+493012345',
    )
    expect((await shop.call('saveProfile', { phone: '' }, { token: ada.token })).result).toMatchObject({ ...change, phone: '' })
    expect((await shop.call('saveProfile', {}, { token: ada.token })).result).toMatchObject({ ...change, phone: '' })
    expect((await shop.call('profile', {}, { token: bob.token })).result).toMatchObject({
      realname: 'Ada Fitter',
      email: bob.email,
      company: '',
    })
  })

  test('what is not a profile field cannot be changed through it', async () => {
    const { email, token } = await shop.signedIn()
    const said = await shop.call('saveProfile', { email: 'thief@example.com', id: 'x', verified_at: null, password_hash: 'x' }, { token })
    expect(said.result.email).toBe(email)
    expect((await shop.call('marcoLogin', { email, password: goodPassword }, { address: freshAddress() })).code).toBe(200)
  })

  test.each([{ realname: '' }, { phone: 'x' }, { areaCode: '49' }, { language: '../../etc' }, { company: 'x'.repeat(121) }])(
    'refuses %j',
    async (change) => {
      const { token } = await shop.signedIn()
      expect(await shop.call('saveProfile', change, { token })).toMatchObject({ error: 'bad-request', field: Object.keys(change)[0] })
    },
  )
})

describe('export', () => {
  test('holds everything of who asks, of other features too, no secret, and nothing of anybody else', async () => {
    const notes = { name: 'notes', read: async (_db: Db, tenantId: string, accountId: string) => [`${tenantId} ${accountId}`] }
    const keeping = accountShop(db, { mailer: createDatabaseMailer(db, shop.clock), personalDataSources: [notes] })
    const [ada, bob] = [await shop.signedIn(), await shop.signedIn()]
    await keeping.call('sendForgetPasswordVerifyEmail', { email: ada.email })
    const { result } = await keeping.call('exportAccount', {}, { token: ada.token })
    const { id } = (await shop.call('profile', {}, { token: ada.token })).result
    expect(result.holds).toMatchObject({
      profile: { email: ada.email, realname: 'Ada Fitter' },
      devices: [{ device: 'unknown device' }],
      codes: [{ purpose: 'reset-password' }],
      mails: [{ to: ada.email }],
      notes: [`volt ${id}`],
    })
    const text = JSON.stringify(result)
    for (const kept of [bob.email, ada.token, 'argon2', 'hash']) expect(text).not.toContain(kept)
  })
})

describe('delete account', () => {
  test('needs the password; then account, sessions, codes, kept mails and what other features hold are gone', async () => {
    const erased: string[] = []
    const notes = { name: 'notes', read: async () => [], erase: async (_trx: Db, _tenant: string, id: string) => void erased.push(id) }
    const keeping = accountShop(db, { mailer: createDatabaseMailer(db, shop.clock), personalDataSources: [notes] })
    const { email, token } = await shop.signedIn()
    const { id } = (await shop.call('profile', {}, { token })).result
    await keeping.call('sendForgetPasswordVerifyEmail', { email })

    expect((await keeping.call('deleteAccount', { password: 'not this one' }, { token })).error).toBe('wrong-credentials')
    expect((await keeping.call('deleteAccount', { password: goodPassword }, { token })).result).toEqual({ deleted: true })
    expect(erased).toEqual([id])
    expect((await shop.call('profile', {}, { token })).status).toBe(401)
    expect((await shop.call('marcoLogin', { email, password: goodPassword }, { address: freshAddress() })).error).toBe('wrong-credentials')
    const left = [
      await db.selectFrom('account').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('account_session').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('account_secret').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('kept_mail').selectAll().where('sent_to', '=', email).execute(),
    ]
    expect(left).toEqual([[], [], [], []])
  })

  test('is whole or not at all: when a feature cannot erase, the account stays', async () => {
    const stuck = { name: 'stuck', read: async () => [], erase: () => Promise.reject(new Error('no')) }
    const failing = accountShop(db, { personalDataSources: [stuck] })
    const { token } = await shop.signedIn()
    expect((await failing.call('deleteAccount', { password: goodPassword }, { token })).status).toBe(500)
    expect((await shop.call('profile', {}, { token })).status).toBe(200)
  })
})

describe('a request that comes twice', () => {
  test('a changed password is not changed again: the second copy no longer knows the password', async () => {
    const { email, token } = await shop.signedIn()
    const asked = { password: goodPassword, newPassword: 'solenoid and overrun' }
    expect((await shop.call('changePassword', asked, { token })).status).toBe(200)
    expect((await shop.call('changePassword', asked, { token })).error).toBe('wrong-credentials')
    const signIn = (password: string) => shop.call('marcoLogin', { email, password }, { address: freshAddress() })
    expect((await signIn('solenoid and overrun')).status).toBe(200)
    expect((await signIn(goodPassword)).error).toBe('wrong-credentials')
  })

  test('a deleted account is gone: the second copy is a stranger', async () => {
    const { token } = await shop.signedIn()
    expect((await shop.call('deleteAccount', { password: goodPassword }, { token })).status).toBe(200)
    expect((await shop.call('deleteAccount', { password: goodPassword }, { token })).error).toBe('sign-in-required')
  })
})
