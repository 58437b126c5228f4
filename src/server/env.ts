import * as v from 'valibot'
import { hasTrustedProxies, isPublicUrl } from './mail/dev-mail.ts'

const wholeNumberSetting = (name: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} is a whole number from ${least} to ${most}.`),
    v.transform(Number),
    v.minValue(least, `${name} is a whole number from ${least} to ${most}.`),
    v.maxValue(most, `${name} is a whole number from ${least} to ${most}.`),
  )

const booleanSetting = (name: string) =>
  v.pipe(
    v.picklist(['0', '1'], `${name} is 1 or 0.`),
    v.transform((given) => given === '1'),
  )

/** Reads an origin such as `https://shop.example`: scheme, host and optional port, nothing more. */
const originSetting = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s/?#]+\/?$/, `${name} is an address without a path, such as https://shop.example.`),
    v.transform((text) => text.replace(/\/$/, '').toLowerCase()),
  )

const textSetting = (name: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`${name} must not be empty. Leave it out for the default.`))

const apiKeySetting = (name: string, pattern: RegExp, looks: string) =>
  v.pipe(v.string(), v.trim(), v.regex(pattern, `${name} looks like ${looks}.`))

/** The environment variables of the server, with their checks and defaults. */
const EnvironmentVariables = v.object({
  HOST: v.optional(textSetting('HOST'), 'localhost'),
  PORT: v.optional(wholeNumberSetting('PORT', 0, 65535), '8080'),
  DATA_DIR: v.optional(textSetting('DATA_DIR'), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\/./, 'DATABASE_URL begins with postgres:// or postgresql://.'))),
  DATABASE_POOL: v.optional(wholeNumberSetting('DATABASE_POOL', 1, 500), '10'),
  DEMO: v.optional(booleanSetting('DEMO')),
  DEMO_PARTS: v.optional(wholeNumberSetting('DEMO_PARTS', 0, 1_000_000), '12000'),
  DEMO_CUSTOMER: v.optional(booleanSetting('DEMO_CUSTOMER')),
  DEMO_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'DEMO_PASSWORD has at least 8 characters.'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/./, 'SMTP_URL begins with smtp:// or smtps://.'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('MAIL_FROM is an e-mail address.'))),
  DEV_MAIL: v.optional(booleanSetting('DEV_MAIL')),
  PUBLIC_URL: v.optional(originSetting('PUBLIC_URL')),
  TRUST_PROXY: v.optional(wholeNumberSetting('TRUST_PROXY', 0, 9), '0'),
  CORS_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      ),
      v.array(originSetting('Each of CORS_ORIGINS')),
    ),
  ),
  STRIPE_SECRET_KEY: v.optional(apiKeySetting('STRIPE_SECRET_KEY', /^[sr]k_\w+$/, 'sk_live_… or rk_live_…')),
  STRIPE_WEBHOOK_SECRET: v.optional(apiKeySetting('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_…')),
})

/** Checks that both Stripe keys are set or neither. Without the second key, payments would not be recorded. */
const requireStripeKeyPair = (has: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', lacks: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET') =>
  v.check<v.InferOutput<typeof EnvironmentVariables>, string>(
    (given) => given[has] === undefined || given[lacks] !== undefined,
    `${has} is set and ${lacks} is not. Set both to take cards, or neither.`,
  )
/**
 * Refuses to show stored mails on a shop that is reachable from the internet. Otherwise anybody could read the codes of other customers'
 * accounts there.
 */
const refuseDevMailOnInternet = v.check(
  (given: v.InferOutput<typeof EnvironmentVariables>) => given.DEV_MAIL !== true || !isPublicUrl(given.PUBLIC_URL),
  (issue) => `DEV_MAIL=1 would show every code to everybody at ${issue.input.PUBLIC_URL}. Set SMTP_URL and leave DEV_MAIL out.`,
)
const refuseDevMailBehindProxies = v.check(
  (given: v.InferOutput<typeof EnvironmentVariables>) =>
    given.DEV_MAIL !== true || !hasTrustedProxies({ publicUrl: given.PUBLIC_URL, trustProxy: given.TRUST_PROXY }),
  'DEV_MAIL=1 would show every code to everybody who comes through the proxy that TRUST_PROXY speaks of. Set SMTP_URL and leave DEV_MAIL out.',
)
const EnvironmentSettings = v.pipe(
  EnvironmentVariables,
  refuseDevMailOnInternet,
  refuseDevMailBehindProxies,
  requireStripeKeyPair('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
  requireStripeKeyPair('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'),
)

export interface EnvironmentSettings {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The number of connections to the PostgreSQL server, without the one for health checks. */
  databasePool: number
  /** The number of parts in the demo catalogue that an empty database gets. 0 (also for DEMO=0): no demo shops. */
  demoPartCount: number
  /** Whether to create the demo customer. Undefined: only together with the demo catalogue on the embedded database. */
  shouldCreateDemoCustomer: boolean | undefined
  /** The demo customer's password. Undefined: a random password at every start. */
  demoPassword: string | undefined
  /** The URL of the mail server. Undefined: mails are stored in the database. */
  smtpUrl: string | undefined
  /** The From address of every mail. Undefined: the tenant's own address. */
  mailFrom: string | undefined
  /** Whether /dev/mail is available. Undefined: only with the embedded database and for local requests. */
  devMail: boolean | undefined
  /** The shop's public URL, for links in mails. Undefined: the listening address. */
  publicUrl: string | undefined
  /** The number of trusted proxies in front of the server, for X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy: number
  /** Other origins that may call the API. */
  corsOrigins: readonly string[]
  /** The keys for Stripe. Undefined: no card payments. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
}

/** Reads the settings from the environment variables. Returns a message for each invalid variable if there are any. */
export function readEnvironmentSettings(from: Record<string, string | undefined>): EnvironmentSettings | { wrong: string[] } {
  const read = v.safeParse(EnvironmentSettings, from)
  if (!read.success) return { wrong: read.issues.map(({ message }) => message) }
  const given = read.output
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  return {
    host: given.HOST,
    port: given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    demoPartCount: given.DEMO === false ? 0 : given.DEMO_PARTS,
    shouldCreateDemoCustomer: given.DEMO_CUSTOMER,
    demoPassword: given.DEMO_PASSWORD,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    devMail: given.DEV_MAIL,
    publicUrl: given.PUBLIC_URL,
    trustProxy: given.TRUST_PROXY,
    corsOrigins: given.CORS_ORIGINS ?? [],
    stripe: secretKey !== undefined && webhookSecret !== undefined ? { secretKey, webhookSecret } : undefined,
  }
}
