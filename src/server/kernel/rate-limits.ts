import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { DAY_MS, MAX_CUSTOMER_CHANGES_PER_DAY, MAX_QUESTION_PHOTOS_PER_DAY } from '#contract/limits.ts'
import type { RequestContext } from './ask.ts'
import { sha256 } from './hashes.ts'
import { translatableErrorDetail } from './words.ts'

const MINUTE_MS = 60_000

/** The number of failed attempts with one e-mail address after which sign-in requires a captcha. */
export const CAPTCHA_AFTER_FAILURES = 3
/**
 * The number of failed attempts from one network address after which sign-in requires a captcha. Several people may share a network
 * address.
 */
export const CAPTCHA_AFTER_FAILURES_OF_ADDRESS = 10

/** A rate limit: how often an action may happen per customer or address. The time window starts with the first action. */
export interface RateLimit {
  maxCount: number
  windowMs: number
  /** Present if the rate limit counts across all shops of this server. Otherwise a refused caller could continue at the next shop. */
  isAcrossShops?: true
}

/**
 * The table of all rate limits. `…-email` counts by e-mail address, with or without an account. `…-account` counts by signed-in customer.
 * `…-address` counts by network address and is higher, because a workshop may share one address. Limits by network address, and limits that
 * protect mailboxes, count across all shops. Password and code attempts count per shop, because an account belongs to one shop. Resetting a
 * count at one shop must not reset it at another.
 */
const rateLimitTable = {
  // The rate limit `login-email` refuses nobody. Above it, sign-in requires a captcha.
  'login-email': { maxCount: CAPTCHA_AFTER_FAILURES, windowMs: 15 * MINUTE_MS },
  'login-address': { maxCount: 100, windowMs: 15 * MINUTE_MS, isAcrossShops: true },
  'register-email': { maxCount: 5, windowMs: 60 * MINUTE_MS, isAcrossShops: true },
  'register-address': { maxCount: 20, windowMs: 60 * MINUTE_MS, isAcrossShops: true },
  'send-email': { maxCount: 5, windowMs: 60 * MINUTE_MS, isAcrossShops: true },
  'send-address': { maxCount: 30, windowMs: 60 * MINUTE_MS, isAcrossShops: true },
  'code-verify-email': { maxCount: 5, windowMs: 15 * MINUTE_MS },
  'code-reset-password': { maxCount: 5, windowMs: 15 * MINUTE_MS },
  'code-address': { maxCount: 50, windowMs: 15 * MINUTE_MS, isAcrossShops: true },
  'link-address': { maxCount: 50, windowMs: 15 * MINUTE_MS, isAcrossShops: true },
  'password-account': { maxCount: 10, windowMs: 15 * MINUTE_MS },
  // Counts refused coupons, for any reason.
  'coupon-account': { maxCount: 30, windowMs: 15 * MINUTE_MS },
  // Counts downloads of price lists. Each reads up to all parts of the shop.
  'download-account': { maxCount: 30, windowMs: 15 * MINUTE_MS },
  // Counts exports of a customer's personal data.
  'export-account': { maxCount: 20, windowMs: 60 * MINUTE_MS },
  // Counts attempts to pay. Each may call a payment company.
  'pay-account': { maxCount: 60, windowMs: 15 * MINUTE_MS },
  // Counts the storage for replies of changes, which stay for a month with their keys. Each change counts one, plus one per kilobyte of its
  // reply (kernel/idempotency.ts).
  'change-account': { maxCount: MAX_CUSTOMER_CHANGES_PER_DAY, windowMs: DAY_MS },
  'captcha-work': { maxCount: 100, windowMs: 10 * MINUTE_MS, isAcrossShops: true },
  'captcha-picture': { maxCount: 100, windowMs: 10 * MINUTE_MS, isAcrossShops: true },
  // Counts text captchas. The limit is low, because programs solve a text more easily than a picture.
  'captcha-text': { maxCount: 10, windowMs: 10 * MINUTE_MS, isAcrossShops: true },
  'question-address': { maxCount: 10, windowMs: 60 * MINUTE_MS, isAcrossShops: true },
  'question-email': { maxCount: 5, windowMs: 60 * MINUTE_MS, isAcrossShops: true },
  // Counts questions to the shop's sales counter. The shop keeps questions and their photos for a year.
  'question-day-address': { maxCount: 60, windowMs: DAY_MS, isAcrossShops: true },
  'question-photo-address': { maxCount: MAX_QUESTION_PHOTOS_PER_DAY, windowMs: DAY_MS, isAcrossShops: true },
  // Counts confirmation mails for back-in-stock alerts.
  'stock-watch-address': { maxCount: 30, windowMs: DAY_MS, isAcrossShops: true },
  'stock-watch-email': { maxCount: 5, windowMs: DAY_MS, isAcrossShops: true },
  // Counts recorded search texts. Searches above the limit still work, but are not recorded (catalogue/search-record.ts).
  'search-record-address': { maxCount: 300, windowMs: 15 * MINUTE_MS, isAcrossShops: true },
} satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimitTable
export const rateLimits: Record<RateLimitName, RateLimit> = rateLimitTable

/** The context for counting actions: the shop and the time. */
type RateCountContext = Pick<RequestContext, 'db' | 'clock'> & { tenant: Pick<RequestContext['tenant'], 'id'> }

/** Returns the tenant id under which the count is stored. Empty for rate limits that count across all shops. */
const rateTenantIdOf = (ask: RateCountContext, rule: RateLimitName): string => (rateLimits[rule].isAcrossShops ? '' : ask.tenant.id)

const rateSubjectHash = (rule: RateLimitName, subject: string) => sha256(`${rule} ${subject}`)

/** Returns the statement that increases a count by `times`. It is a single statement, so simultaneous requests are all counted. */
export function increaseCountQuery(ask: RateCountContext, rule: RateLimitName, subject: string, times = 1) {
  const now = new Date(ask.clock.now())
  const openedAfter = new Date(now.getTime() - rateLimits[rule].windowMs)
  return ask.db
    .insertInto('rate_limit')
    .values({ tenant_id: rateTenantIdOf(ask, rule), rule, subject_hash: rateSubjectHash(rule, subject), since: now, hits: times })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'rule', 'subject_hash']).doUpdateSet({
        hits: sql`case when rate_limit.since <= ${openedAfter}::timestamptz then excluded.hits else rate_limit.hits + excluded.hits end`,
        since: sql`case when rate_limit.since <= ${openedAfter}::timestamptz then ${now}::timestamptz else rate_limit.since end`,
      }),
    )
    .returning('hits')
}

/**
 * Increases a count of actions and returns its value within the time window. Counts are stored in the database, so they survive a restart.
 */
export const increaseCount = async (ask: RateCountContext, rule: RateLimitName, subject: string, times = 1): Promise<number> =>
  (await increaseCountQuery(ask, rule, subject, times).executeTakeFirstOrThrow()).hits

/** Returns a query that has a row if the customer or address has reached the rate limit. */
export const limitReachedQuery = (ask: RateCountContext, rule: RateLimitName, subject: string) =>
  ask.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('tenant_id', '=', rateTenantIdOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', rateSubjectHash(rule, subject))
    .where('since', '>', new Date(ask.clock.now() - rateLimits[rule].windowMs))
    .where('hits', '>=', rateLimits[rule].maxCount)

/** Whether a customer or address has reached the rate limit. Does not count an action. */
export const isLimitReached = async (ask: RateCountContext, rule: RateLimitName, subject: string): Promise<boolean> =>
  (await limitReachedQuery(ask, rule, subject).executeTakeFirst()) !== undefined

/** Counts an action and throws `too-often` above the rate limit. */
export async function limitRate(ask: RequestContext, rule: RateLimitName, subject: string, message?: string, times = 1): Promise<number> {
  const { maxCount, windowMs } = rateLimits[rule]
  const hits = await increaseCount(ask, rule, subject, times)
  if (hits <= maxCount) return hits
  throw new AppError(
    'too-often',
    message === undefined
      ? translatableErrorDetail(/*i18n*/ 'Too many tries. Wait {minutes} minutes, then try again.', { minutes: windowMs / 60_000 })
      : { message },
  )
}

/** Resets the count of a customer or address to zero. */
export async function resetCount(ask: RequestContext, rule: RateLimitName, subject: string): Promise<void> {
  await ask.db
    .deleteFrom('rate_limit')
    .where('tenant_id', '=', rateTenantIdOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', rateSubjectHash(rule, subject))
    .execute()
}

/** Decreases a count by one. Used when only failed actions count: the action was counted before it began, and then it succeeded. */
export async function decreaseCount(ask: RequestContext, rule: RateLimitName, subject: string): Promise<void> {
  await ask.db
    .updateTable('rate_limit')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('tenant_id', '=', rateTenantIdOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', rateSubjectHash(rule, subject))
    .execute()
}
