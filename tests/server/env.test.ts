import { expect, test } from 'vitest'
import { readEnvironmentSettings } from '#server/env.ts'

test('an empty environment gives the defaults of the README', () => {
  expect(readEnvironmentSettings({})).toEqual({
    host: 'localhost',
    port: 8080,
    dataDir: '.data',
    databaseUrl: undefined,
    databasePool: 10,
    demoPartCount: 12000,
    shouldCreateDemoCustomer: undefined,
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
  [
    { DEV_MAIL: '1', PUBLIC_URL: 'http://shop.example' },
    'DEV_MAIL=1 would show every code to everybody at http://shop.example. Set SMTP_URL and leave DEV_MAIL out.',
  ],
  [
    { DEV_MAIL: '1', PUBLIC_URL: 'http://203.0.113.7:8080' },
    'DEV_MAIL=1 would show every code to everybody at http://203.0.113.7:8080. Set SMTP_URL and leave DEV_MAIL out.',
  ],
  [
    { DEV_MAIL: '1', PUBLIC_URL: 'http://[2001:db8::7]' },
    'DEV_MAIL=1 would show every code to everybody at http://[2001:db8::7]. Set SMTP_URL and leave DEV_MAIL out.',
  ],
  ...[undefined, 'http://192.168.1.7:8080'].map((PUBLIC_URL): [Record<string, string | undefined>, string] => [
    { DEV_MAIL: '1', PUBLIC_URL, TRUST_PROXY: '1' },
    'DEV_MAIL=1 would show every code to everybody who comes through the proxy that TRUST_PROXY speaks of. Set SMTP_URL and leave DEV_MAIL out.',
  ]),
  [{ DATA_DIR: ' ' }, 'DATA_DIR must not be empty. Leave it out for the default.'],
])('%o is refused with a sentence', (from, sentence) => {
  expect(readEnvironmentSettings(from)).toEqual({ wrong: [sentence] })
})

test('DEV_MAIL=1 is taken behind a proxy whose shop says that it is of this machine alone, as the end-to-end tests have it', () => {
  expect(readEnvironmentSettings({ DEV_MAIL: '1', PUBLIC_URL: 'http://localhost:8080', TRUST_PROXY: '1' })).toMatchObject({ devMail: true })
})

test('all that is wrong is said at once', () => {
  expect(readEnvironmentSettings({ PORT: 'x', DEMO_PARTS: 'y' })).toEqual({
    wrong: [expect.stringContaining('PORT'), expect.stringContaining('DEMO_PARTS')],
  })
})

test('cards are taken when both keys of Stripe are set', () => {
  expect(readEnvironmentSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toMatchObject({
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
  })
})

test.each([
  [{}, 0],
  [{ TRUST_PROXY: '0' }, 0],
  [{ TRUST_PROXY: '1' }, 1],
  [{ TRUST_PROXY: '2' }, 2],
])('with %j so many proxies of ours stand in front: %d', (from, hops) => {
  expect(readEnvironmentSettings(from)).toMatchObject({ trustProxy: hops })
})

test.each([
  ...['http://shop.lan:8080', 'http://shop', 'http://shop.local', 'http://192.168.1.7:8080', 'http://10.0.0.7', 'http://172.20.0.7'],
  ...['http://[fd00::7]:8080', 'http://[fe80::7]', 'https://localhost:8443', 'http://127.0.0.1:8080', undefined],
])('DEV_MAIL=1 is taken with the PUBLIC_URL %s: no name of the internet is promised', (PUBLIC_URL) => {
  expect(readEnvironmentSettings({ PUBLIC_URL, DEV_MAIL: '1' })).toMatchObject({ devMail: true })
})
