import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { DAY_MS, MAX_CHANGES_PER_DAY, MAX_QUESTION_PHOTOS_PER_DAY } from '#contract/limits.ts'
import type { Ask } from './ask.ts'
import { sha256 } from './hashes.ts'
import { said } from './words.ts'

const MINUTE_MS = 60_000

/** A sign-in wants a captcha after so many failures. */
export const CAPTCHA_AFTER_FAILURES = 3
/** From one network address, where several people may sit, after so many. */
export const CAPTCHA_AFTER_FAILURES_OF_ADDRESS = 10

/** How often something may happen to one subject within a window that opens with the first time. */
export interface Rate {
  most: number
  windowMs: number
  /** Counted over all shops of this server together: whoever is refused by one must not go on at the next. */
  allShops?: true
}

/**
 * THE table of rate limits. `…-email` counts by e-mail address, whether or not it has an account; `…-address` by network address, more
 * generously, because a whole workshop may share one; `…-account` by who is signed in. What is counted by network address, and what fills a
 * mailbox, counts over all shops. Guesses at a password or a code count per shop: an account is one shop's, and what is forgiven at one
 * shop must forgive nothing at another.
 */
const table = {
  // Refuses nobody: beyond it a captcha is wanted.
  'login-email': { most: CAPTCHA_AFTER_FAILURES, windowMs: 15 * MINUTE_MS },
  'login-address': { most: 100, windowMs: 15 * MINUTE_MS, allShops: true },
  'register-email': { most: 5, windowMs: 60 * MINUTE_MS, allShops: true },
  'register-address': { most: 20, windowMs: 60 * MINUTE_MS, allShops: true },
  'send-email': { most: 5, windowMs: 60 * MINUTE_MS, allShops: true },
  'send-address': { most: 30, windowMs: 60 * MINUTE_MS, allShops: true },
  'code-verify-email': { most: 5, windowMs: 15 * MINUTE_MS },
  'code-reset-password': { most: 5, windowMs: 15 * MINUTE_MS },
  'code-address': { most: 50, windowMs: 15 * MINUTE_MS, allShops: true },
  'link-address': { most: 50, windowMs: 15 * MINUTE_MS, allShops: true },
  'password-account': { most: 10, windowMs: 15 * MINUTE_MS },
  // Refused coupons, for whatever reason.
  'coupon-account': { most: 30, windowMs: 15 * MINUTE_MS },
  // Price lists begun: each reads up to all parts of the shop.
  'download-account': { most: 30, windowMs: 15 * MINUTE_MS },
  // Exports of all that the shop holds on a person.
  'export-account': { most: 20, windowMs: 60 * MINUTE_MS },
  // Each may ask a payment company.
  'pay-account': { most: 60, windowMs: 15 * MINUTE_MS },
  // What a change leaves with its key stays for a month: one for itself, and one for each kilobyte of its reply (kernel/idempotency.ts).
  'change-account': { most: MAX_CHANGES_PER_DAY, windowMs: DAY_MS },
  'captcha-work': { most: 100, windowMs: 10 * MINUTE_MS, allShops: true },
  'captcha-picture': { most: 100, windowMs: 10 * MINUTE_MS, allShops: true },
  // A question in words is easier for a program than a picture, so there are few of them.
  'captcha-text': { most: 10, windowMs: 10 * MINUTE_MS, allShops: true },
  'question-address': { most: 10, windowMs: 60 * MINUTE_MS, allShops: true },
  'question-email': { most: 5, windowMs: 60 * MINUTE_MS, allShops: true },
  // What is asked at the counter stays for a year, with its photos.
  'question-day-address': { most: 60, windowMs: DAY_MS, allShops: true },
  'question-photo-address': { most: MAX_QUESTION_PHOTOS_PER_DAY, windowMs: DAY_MS, allShops: true },
  // Links that are mailed to whoever wants to hear that a part is back.
  'stock-watch-address': { most: 30, windowMs: DAY_MS, allShops: true },
  'stock-watch-email': { most: 5, windowMs: DAY_MS, allShops: true },
  // Texts that were searched for; beyond it they are only not counted (catalogue/search/search-record.ts).
  'search-record-address': { most: 300, windowMs: 15 * MINUTE_MS, allShops: true },
} satisfies Record<string, Rate>

export type RateRule = keyof typeof table
export const rates: Record<RateRule, Rate> = table

/** What counting needs to know: of which shop, and when. */
type Counting = Pick<Ask, 'db' | 'clock'> & { tenant: Pick<Ask['tenant'], 'id'> }

/** Whose count it is: a shop's, or nobody's where all shops count together. */
const shopOf = (ask: Counting, rule: RateRule): string => (rates[rule].allShops ? '' : ask.tenant.id)

const subjectHash = (rule: RateRule, subject: string) => sha256(`${rule} ${subject}`)

/** The statement that counts, one more time or so many. One, so that two at once count as two. */
export function counting(ask: Counting, rule: RateRule, subject: string, times = 1) {
  const now = new Date(ask.clock.now())
  const openedAfter = new Date(now.getTime() - rates[rule].windowMs)
  return ask.db
    .insertInto('rate_limit')
    .values({ tenant_id: shopOf(ask, rule), rule, subject_hash: subjectHash(rule, subject), since: now, hits: times })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'rule', 'subject_hash']).doUpdateSet({
        hits: sql`case when rate_limit.since <= ${openedAfter}::timestamptz then excluded.hits else rate_limit.hits + excluded.hits end`,
        since: sql`case when rate_limit.since <= ${openedAfter}::timestamptz then ${now}::timestamptz else rate_limit.since end`,
      }),
    )
    .returning('hits')
}

/** Counts, and says how often it was within the window. It outlives a restart. */
export const hit = async (ask: Counting, rule: RateRule, subject: string, times = 1): Promise<number> =>
  (await counting(ask, rule, subject, times).executeTakeFirstOrThrow()).hits

/** The row of a subject that has happened as often as it may, as a question. */
export const enough = (ask: Counting, rule: RateRule, subject: string) =>
  ask.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .where('since', '>', new Date(ask.clock.now() - rates[rule].windowMs))
    .where('hits', '>=', rates[rule].most)

/** Whether it has happened as often as it may. Counts nothing. */
export const isEnough = async (ask: Counting, rule: RateRule, subject: string): Promise<boolean> =>
  (await enough(ask, rule, subject).executeTakeFirst()) !== undefined

/** Counts, and refuses with `too-often` beyond the rule's most. */
export async function limit(ask: Ask, rule: RateRule, subject: string, message?: string, times = 1): Promise<number> {
  const { most, windowMs } = rates[rule]
  const hits = await hit(ask, rule, subject, times)
  if (hits <= most) return hits
  throw new AppError(
    'too-often',
    message === undefined
      ? said(/*i18n*/ 'Too many tries. Wait {minutes} minutes, then try again.', { minutes: windowMs / 60_000 })
      : { message },
  )
}

/** Forgets what was counted. */
export async function forgive(ask: Ask, rule: RateRule, subject: string): Promise<void> {
  await ask.db
    .deleteFrom('rate_limit')
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .execute()
}

/** Takes one back: what was counted beforehand turned out well. */
export async function uncount(ask: Ask, rule: RateRule, subject: string): Promise<void> {
  await ask.db
    .updateTable('rate_limit')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .execute()
}
