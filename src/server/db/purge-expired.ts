import { IDEMPOTENCY_KEY_KEPT_DAYS, VIEW_HISTORY_DAYS } from '#contract/limits.ts'
import { purgeChanges } from './catalogue-changes.ts'
import type { Db } from './open.ts'
import { purgePictureFiles } from './picture-files.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long the counts for rate limits are kept. It is longer than the longest time window of kernel/rate-limits.ts. */
const RATE_COUNT_KEPT_MS = 25 * HOUR_MS
/** How long unconfirmed registrations are kept. They belong to no customer. */
const UNCONFIRMED_ACCOUNT_KEPT_MS = 7 * 24 * HOUR_MS
/** How long confirmation links are kept. People may open the mail of a registration again some weeks later. */
const VERIFY_LINK_KEPT_MS = 30 * 24 * HOUR_MS
const MAIL_KEPT_MS = 7 * 24 * HOUR_MS
/**
 * How long processed messages of a payment company are kept. The company repeats a message for a few days at most. The payment itself keeps
 * its reference for ever.
 */
const CARD_EVENT_KEPT_MS = 90 * 24 * HOUR_MS
/** How long search counts are kept. They show the shop which searches find nothing. */
const SEARCHES_KEPT_MS = 90 * 24 * HOUR_MS
/** How long the change log is kept. A copy of the catalogue that was not updated for longer is read again as a whole. */
const CHANGE_LOG_KEPT_MS = 3 * 24 * HOUR_MS
/** How long customers' questions are kept. After this time nobody refers to a question any more. */
const QUESTIONS_KEPT_MS = 400 * 24 * HOUR_MS
/** How long an unconfirmed back-in-stock alert is kept. Its confirmation link is valid for the same time. */
const UNCONFIRMED_WATCH_KEPT_MS = 2 * 24 * HOUR_MS
/**
 * How long a back-in-stock alert is kept after its mail. The link in that mail can cancel other alerts of the same mailbox for this long.
 */
const NOTIFIED_WATCH_KEPT_MS = 90 * 24 * HOUR_MS
/** How long a back-in-stock alert is kept. An older one is no longer useful, because the customer has bought the part elsewhere. */
const STOCK_WATCH_KEPT_MS = 400 * 24 * HOUR_MS

/**
 * Deletes expired rows of all tenants: sessions, codes, captchas, rate counts, unconfirmed registrations, mails, idempotency keys, search
 * counts, back-in-stock alerts, change log rows and unused picture files. Runs at start and every hour.
 */
export async function purgeExpired(db: Db, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const before = (ms: number) => new Date(nowMs - ms)
  await db.deleteFrom('account_session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_secret').where('expires_at', '<=', now).execute()
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('since', '<', before(RATE_COUNT_KEPT_MS)).execute()
  await db.deleteFrom('registration').where('created_at', '<', before(UNCONFIRMED_ACCOUNT_KEPT_MS)).execute()
  await db.deleteFrom('verify_link').where('mailed_at', '<', before(VERIFY_LINK_KEPT_MS)).execute()
  await db.deleteFrom('account').where('verified_at', 'is', null).where('created_at', '<', before(UNCONFIRMED_ACCOUNT_KEPT_MS)).execute()
  await db.deleteFrom('kept_mail').where('sent_at', '<', before(MAIL_KEPT_MS)).execute()
  // Normally the mail sender deletes and reports expired mails. This line is for a database without a running sender.
  await db.deleteFrom('mail_outbox').where('good_until', '<', before(HOUR_MS)).execute()
  await db.deleteFrom('card_event').where('heard_at', '<', before(CARD_EVENT_KEPT_MS)).execute()
  await db.deleteFrom('search_record').where('day', '<', before(SEARCHES_KEPT_MS).toISOString().slice(0, 10)).execute()
  await db.deleteFrom('counter_question').where('asked_at', '<', before(QUESTIONS_KEPT_MS)).execute()
  await db
    .deleteFrom('viewed_part')
    .where('at', '<', before(VIEW_HISTORY_DAYS * 24 * HOUR_MS))
    .execute()
  await db.deleteFrom('stock_watch').where('confirmed_at', 'is', null).where('asked_at', '<', before(UNCONFIRMED_WATCH_KEPT_MS)).execute()
  await db.deleteFrom('stock_watch').where('notified_at', '<', before(NOTIFIED_WATCH_KEPT_MS)).execute()
  await db.deleteFrom('stock_watch').where('asked_at', '<', before(STOCK_WATCH_KEPT_MS)).execute()
  await purgeChanges(db, before(CHANGE_LOG_KEPT_MS))
  await purgePictureFiles(db, nowMs)
  await db
    .deleteFrom('idempotency')
    .where('made_at', '<', before(IDEMPOTENCY_KEY_KEPT_DAYS * 24 * HOUR_MS))
    .execute()
}
