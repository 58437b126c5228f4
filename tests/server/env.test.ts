import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'

test('an empty environment gives the defaults of the README', () => {
  expect(readEnv({})).toEqual({
    host: 'localhost',
    port: 8080,
    dataDir: '.data',
    databaseUrl: undefined,
    databasePool: 10,
    demoParts: 12000,
    demoCustomer: undefined,
    demoPassword: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    devMail: undefined,
    publicUrl: undefined,
    trustProxy: 0,
    corsOrigins: [],
    stripe: undefined,
  })
})

test.each([
  [{ PORT: '80a' }, 'PORT is a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is a whole number from 0 to 65535.'],
  [{ DEMO_PARTS: '-1' }, 'DEMO_PARTS is a whole number from 0 to 1000000.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins with postgres:// or postgresql://.'],
  [{ DEMO_CUSTOMER: 'yes' }, 'DEMO_CUSTOMER is 1 or 0.'],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD has at least 8 characters.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL begins with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is an e-mail address.'],
  [{ PUBLIC_URL: 'https://shop.example/path' }, 'PUBLIC_URL is an address without a path, such as https://shop.example.'],
  [{ CORS_ORIGINS: 'https://a.example, *' }, 'Each of CORS_ORIGINS is an address without a path, such as https://shop.example.'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not. Set both to take cards, or neither.'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not. Set both to take cards, or neither.'],
  [{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY looks like sk_live_… or rk_live_….'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET looks like whsec_….'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is a whole number from 0 to 9.'],
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY is a whole number from 0 to 9.'],
  [
    { DEV_MAIL: '1', PUBLIC_URL: 'https://shop.example' },
    'DEV_MAIL=1 would show every code to everybody at https://shop.example. Set SMTP_URL and leave DEV_MAIL out.',
  ],
  [{ DATA_DIR: ' ' }, 'DATA_DIR must not be empty. Leave it out for the default.'],
])('%o is refused with a sentence', (from, sentence) => {
  expect(readEnv(from)).toEqual({ wrong: [sentence] })
})

test('all that is wrong is said at once', () => {
  expect(readEnv({ PORT: 'x', DEMO_PARTS: 'y' })).toEqual({
    wrong: [expect.stringContaining('PORT'), expect.stringContaining('DEMO_PARTS')],
  })
})

test('cards are taken when both keys of Stripe are set', () => {
  expect(readEnv({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toMatchObject({
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
  })
})

test.each([
  [{}, 0],
  [{ TRUST_PROXY: '0' }, 0],
  [{ TRUST_PROXY: '1' }, 1],
  [{ TRUST_PROXY: '2' }, 2],
])('with %j so many proxies of ours stand in front: %d', (from, hops) => {
  expect(readEnv(from)).toMatchObject({ trustProxy: hops })
})

test.each([{ PUBLIC_URL: 'http://shop.lan:8080' }, { PUBLIC_URL: 'https://localhost:8443' }, {}])(
  'DEV_MAIL=1 is taken with %j: no name of the internet is promised',
  (from) => {
    expect(readEnv({ ...from, DEV_MAIL: '1' })).toMatchObject({ devMail: true })
  },
)
