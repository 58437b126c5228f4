import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type AccountCallName, accountCalls } from '#contract/account/account-calls.ts'
import { anySign } from '../../support/any-sign.ts'
import { runs } from '../../support/runs.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, freshAddress, freshEmail, goodPassword } from './support/shop.ts'

await openShop()

const names = Object.keys(accountCalls) as AccountCallName[]
const members = names.filter((name) => accountCalls[name].may === 'member')
/** An input that each call takes. */
const goodInput: Record<AccountCallName, Record<string, unknown>> = {
  queryPhoneAreaCode: {},
  queryDiscoveryChannel: {},
  randomImage: { key: 'abcdefgh', as: 'text' },
  marcoAccountCreate: { email: 'x@example.com', password: goodPassword, realname: 'X', captchaKey: 'abcdefgh', captchaText: 'x' },
  marcoLogin: { email: 'x@example.com', password: goodPassword },
  sendEmailVerifyCode: { email: 'x@example.com' },
  verifyEmailCode: { email: 'x@example.com', verifyCode: '123456' },
  verifyEmailByLink: { generate: 'g'.repeat(43) },
  sendForgetPasswordVerifyEmail: { email: 'x@example.com' },
  verifyForgetPasswordEmailCode: { generate: 'g'.repeat(43), newPassword: goodPassword },
  logout: {},
  profile: {},
  saveProfile: { realname: 'X', phone: '1', areaCode: '+1', company: 'X', language: 'en' },
  changePassword: { password: goodPassword, newPassword: 'solenoid and overrun' },
  signOutEverywhere: {},
  exportAccount: {},
  deleteAccount: { password: goodPassword },
}

test.each(members)('section 6: %s is guarded by its handler too, not by the door alone', async (name) => {
  const { accountHandlers } = await import('#server/account/routes.ts')
  const { requestContextOf: askOf } = await import('#server/kernel/ask.ts')
  const tenant = await db.selectFrom('tenant').selectAll().where('id', '=', 'volt').executeTakeFirstOrThrow()
  const ask = askOf(shop.context, tenant, { address: '10.0.0.1', device: 'x', language: 'en', locale: 'en-US', token: null })
  const handler = accountHandlers[name] as (given: typeof ask, input: unknown) => Promise<unknown>
  await expect(handler(ask, goodInput[name])).rejects.toMatchObject({ code: 'sign-in-required' })
})

const awkward = fc.oneof(
  fc.string({ unit: anySign, maxLength: 80 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; drop table account; --",
    '%00',
    '𝕏'.repeat(40),
    'a'.repeat(3000),
    '../..',
    '{{7*7}}',
    '123456',
    'null',
  ),
  fc.emailAddress(),
)
const inQuery = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const asQuery = (input: object) => new URLSearchParams(Object.entries(input).map(([name, value]) => [name, inQuery(value)])).toString()
const anything = fc.oneof(awkward, fc.jsonValue(), fc.integer(), fc.constant(undefined))

describe('no input yields a 5xx', () => {
  test.each(names)('%s, with wrong values in good fields, and with fields of any kind', async (name) => {
    const { token } = await shop.signedIn()
    const good = goodInput[name]
    const spoilt = fc.record(Object.fromEntries(Object.entries(good).map(([key, value]) => [key, fc.oneof(fc.constant(value), anything)])))
    const body = fc.oneof(spoilt, fc.dictionary(fc.constantFrom(...Object.keys(good), 'language', 'as', 'x', '__proto__'), anything))
    const header = fc.constantFrom('', 'x', `token=${token}`, 'token=', ';;;token==', '\u00ff'.repeat(20), 'de-'.repeat(30))
    const headers = fc.record({ Cookies: header, 'Accept-Language': header, 'User-Agent': header })
    await fc.assert(
      fc.asyncProperty(body, headers, fc.boolean(), async (input, more, asMember) => {
        // A lone surrogate cannot stand in an address: there the browser itself would refuse.
        const sendable = JSON.parse(
          JSON.stringify(input, (_key, value) => (typeof value === 'string' ? Buffer.from(value).toString() : value)) ?? '{}',
        )
        // Past the captcha, so that what was typed reaches the database and a mail.
        if (name === 'marcoAccountCreate') Object.assign(sendable, await shop.captcha())
        const how = {
          address: freshAddress(),
          headers: more,
          ...(asMember && name !== 'deleteAccount' && name !== 'signOutEverywhere' ? { token } : {}),
        }
        const reply = await shop.raw(
          name,
          { key: inQuery(sendable.key) },
          { ...how, query: asQuery(sendable), body: JSON.stringify(sendable) },
        )
        expect(reply.status).toBeLessThan(500)
        await shop.context.backgroundTasks.whenIdle()
      }),
      // Seventeen calls share the reading of their inputs, so together they are tried some two hundred times.
      runs(12),
    )
    expect(shop.reports).toEqual([])
  })

  test.each(['', '{', '[]', 'null', '"x"', '{"email":', '\u0000'])('a body of %j', async (body) => {
    for (const name of names) {
      if (accountCalls[name].method === 'GET') continue
      const reply = await shop.raw(name, {}, { body, address: freshAddress() })
      expect(reply.status, name).toBeLessThan(500)
    }
  })
})

test('no password, token, code or link secret appears in a log line, not even when everything fails', async () => {
  const lines: string[] = []
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => lines.push(String(text)) > 0),
  )
  const consoles = (['log', 'info', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.join(' '))),
  )
  // Passwords never reach mailer or database, so no error of theirs can quote one.
  const passwords = [goodPassword, 'solenoid and overrun']
  const secrets = [...passwords]
  try {
    const logged = accountShop(db, {})
    const { email, token } = await logged.signedIn()
    secrets.push(token)
    await logged.call('sendForgetPasswordVerifyEmail', { email })
    for (const mail of logged.mails) secrets.push(logged.codeIn(mail), logged.generateIn(mail))
    for (const name of names) await logged.call(name, { ...goodInput[name], email: freshEmail() }, { token, address: freshAddress() })

    // A mailer and a database that fail while quoting what they were given, as drivers do.
    const said = `refused mail "${secrets.filter((secret) => !passwords.includes(secret)).join('" "')}" verifyCode=123456`
    const failing = accountShop(db, { mailer: { send: () => Promise.reject(new Error(said)) } })
    await failing.call('sendForgetPasswordVerifyEmail', { email })
    expect(failing.reports.join()).toContain('could not be sent')
    const broken = new Proxy(db, {
      get: (target, key) => (key === 'transaction' || key === 'deleteFrom' ? () => fail(said) : Reflect.get(target, key)),
    })
    const dead = accountShop(broken)
    for (const name of names) await dead.call(name, { ...goodInput[name], email: freshEmail() }, { token, address: freshAddress() })
    expect(dead.reports.length).toBeGreaterThan(0)
    lines.push(...logged.reports, ...failing.reports, ...dead.reports)
  } finally {
    for (const spy of [...spies, ...consoles]) spy.mockRestore()
  }
  const text = lines.join('\n')
  expect(text).not.toBe('')
  expect(secrets.filter((secret) => secret !== '' && text.includes(secret))).toEqual([])
})

function fail(said: string): never {
  throw new Error(said)
}
