import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { DAY_MS, MAX_CHANGES_PER_DAY, MAX_QUESTION_PHOTOS_PER_DAY } from '#contract/limits.ts'
import type { Ask } from './ask.ts'
import { sha256 } from './hashes.ts'
import { errorText } from './words.ts'

const MINUTE_MS = 60_000

/** Sign-in requires a captcha after this many failures of one account. */
export const CAPTCHA_AFTER_FAILURES = 3
/** Sign-in requires a captcha after this many failures from one network address, which several people may share. */
export const CAPTCHA_AFTER_FAILURES_OF_ADDRESS = 10

/** How often an action may happen per subject. The time window starts with the first action. */
export interface Rate {
  most: number
  windowMs: number
  /** Counted across all shops of this server. Otherwise a refused caller could continue at the next shop. */
  allShops?: true
}

/**
 * The table of all rate limits. `…-email` counts by e-mail address, with or without an account. `…-account` counts by signed-in customer.
 * `…-address` counts by network address and is higher, because a workshop may share one address.
 * Limits by network address, and limits that protect mailboxes, count across all shops. Password and code attempts count per shop, because
 * an account belongs to one shop. Resetting a count at one shop must not reset it at another.
 */
const table = {
  // Refuses nobody. Above this count, a captcha is required.
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
  // Refused coupons, for any reason.
  'coupon-account': { most: 30, windowMs: 15 * MINUTE_MS },
  // Started price lists. Each reads up to all parts of the shop.
  'download-account': { most: 30, windowMs: 15 * MINUTE_MS },
  // Exports of a customer's personal data.
  'export-account': { most: 20, windowMs: 60 * MINUTE_MS },
  // Each payment attempt may call a payment company.
  'pay-account': { most: 60, windowMs: 15 * MINUTE_MS },
  // Stored keys and replies of changes stay for a month. Each change counts one, plus one per kilobyte of its reply
  // (kernel/idempotency.ts).
  'change-account': { most: MAX_CHANGES_PER_DAY, windowMs: DAY_MS },
  'captcha-work': { most: 100, windowMs: 10 * MINUTE_MS, allShops: true },
  'captcha-picture': { most: 100, windowMs: 10 * MINUTE_MS, allShops: true },
  // Programs solve a text captcha more easily than a picture, so the limit is low.
  'captcha-text': { most: 10, windowMs: 10 * MINUTE_MS, allShops: true },
  'question-address': { most: 10, windowMs: 60 * MINUTE_MS, allShops: true },
  'question-email': { most: 5, windowMs: 60 * MINUTE_MS, allShops: true },
  // Questions to the counter are kept for a year with their photos.
  'question-day-address': { most: 60, windowMs: DAY_MS, allShops: true },
  'question-photo-address': { most: MAX_QUESTION_PHOTOS_PER_DAY, windowMs: DAY_MS, allShops: true },
  // Confirmation mails for back-in-stock alerts.
  'stock-watch-address': { most: 30, windowMs: DAY_MS, allShops: true },
  'stock-watch-email': { most: 5, windowMs: DAY_MS, allShops: true },
  // Recorded search texts. Searches above the limit still work, but are not recorded (catalogue/search/search-record.ts).
  'search-record-address': { most: 300, windowMs: 15 * MINUTE_MS, allShops: true },
} satisfies Record<string, Rate>

export type RateRule = keyof typeof table
export const rates: Record<RateRule, Rate> = table

/** The context for counting: the shop and the time. */
type Counting = Pick<Ask, 'db' | 'clock'> & { tenant: Pick<Ask['tenant'], 'id'> }

/** The tenant id that the count is stored under. '' for rules that count across all shops. */
const shopOf = (ask: Counting, rule: RateRule): string => (rates[rule].allShops ? '' : ask.tenant.id)

const subjectHash = (rule: RateRule, subject: string) => sha256(`${rule} ${subject}`)

/** The statement that increases a count by `times`. It is a single statement, so simultaneous requests are all counted. */
export function increaseCountQuery(ask: Counting, rule: RateRule, subject: string, times = 1) {
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

/** Increases a count and returns its value within the time window. Counts are stored in the database, so they survive a restart. */
export const increaseCount = async (ask: Counting, rule: RateRule, subject: string, times = 1): Promise<number> =>
  (await increaseCountQuery(ask, rule, subject, times).executeTakeFirstOrThrow()).hits

/** A query that returns a row when the subject has reached the rule's limit. */
export const limitReachedQuery = (ask: Counting, rule: RateRule, subject: string) =>
  ask.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .where('since', '>', new Date(ask.clock.now() - rates[rule].windowMs))
    .where('hits', '>=', rates[rule].most)

/** Whether a subject has reached the rule's limit. Does not count. */
export const isLimitReached = async (ask: Counting, rule: RateRule, subject: string): Promise<boolean> =>
  (await limitReachedQuery(ask, rule, subject).executeTakeFirst()) !== undefined

/** Increases a count and throws `too-often` above the rule's limit. */
export async function limitRate(ask: Ask, rule: RateRule, subject: string, message?: string, times = 1): Promise<number> {
  const { most, windowMs } = rates[rule]
  const hits = await increaseCount(ask, rule, subject, times)
  if (hits <= most) return hits
  throw new AppError(
    'too-often',
    message === undefined
      ? errorText(/*i18n*/ 'Too many tries. Wait {minutes} minutes, then try again.', { minutes: windowMs / 60_000 })
      : { message },
  )
}

/** Resets a subject's count to zero. */
export async function resetCount(ask: Ask, rule: RateRule, subject: string): Promise<void> {
  await ask.db
    .deleteFrom('rate_limit')
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .execute()
}

/** Decreases a count by one. Used when an action was counted in advance and then succeeded. */
export async function decreaseCount(ask: Ask, rule: RateRule, subject: string): Promise<void> {
  await ask.db
    .updateTable('rate_limit')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .execute()
}
