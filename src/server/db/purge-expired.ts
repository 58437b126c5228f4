import { IDEMPOTENCY_KEPT_DAYS, VIEW_HISTORY_DAYS } from '#contract/limits.ts'
import { purgeChanges } from './catalogue-changes.ts'
import type { Db } from './open.ts'
import { purgePictureFiles } from './picture-files.ts'

const HOUR_MS = 60 * 60 * 1000
/** Longer than the longest window of kernel/rate-limits.ts. */
const RATE_KEPT_MS = 25 * HOUR_MS
/** An address that nobody confirmed is not a customer. */
const UNCONFIRMED_KEPT_MS = 7 * 24 * HOUR_MS
/** Longer than anybody comes back to the mail of a registration. */
const VERIFY_LINK_KEPT_MS = 30 * 24 * HOUR_MS
const MAIL_KEPT_MS = 7 * 24 * HOUR_MS
/** A payment company repeats a message for days at most; the payment itself is known by its reference for ever. */
const CARD_EVENT_KEPT_MS = 90 * 24 * HOUR_MS
/** What was searched for is kept this long, to see what people want and do not find. */
const SEARCHES_KEPT_MS = 90 * 24 * HOUR_MS
/** Whoever keeps a copy of the catalogue and was away for longer reads all of it anew. */
const CHANGES_KEPT_MS = 3 * 24 * HOUR_MS
/** What was asked at the counter, with its photos: longer than anybody comes back to it. */
const QUESTIONS_KEPT_MS = 400 * 24 * HOUR_MS
/** As long as the link that confirms it holds. */
const UNCONFIRMED_WATCH_KEPT_MS = 2 * 24 * HOUR_MS
/** The link in the mail that a part is back ends what else its mailbox waits for. */
const TOLD_WATCH_KEPT_MS = 90 * 24 * HOUR_MS
/** Whoever waits for longer has found the part elsewhere. */
const WATCH_KEPT_MS = 400 * 24 * HOUR_MS

/**
 * Removes what has expired, of every tenant: sessions, codes, captchas, counts, unconfirmed accounts, mails, keys of changes, counts of
 * searches, who waits for parts, the log of changes, files of pictures that nothing shows. Called at start and once an hour.
 */
export async function purgeExpired(db: Db, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const before = (ms: number) => new Date(nowMs - ms)
  await db.deleteFrom('account_session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_secret').where('expires_at', '<=', now).execute()
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('since', '<', before(RATE_KEPT_MS)).execute()
  await db.deleteFrom('registration').where('created_at', '<', before(UNCONFIRMED_KEPT_MS)).execute()
  await db.deleteFrom('verify_link').where('mailed_at', '<', before(VERIFY_LINK_KEPT_MS)).execute()
  await db.deleteFrom('account').where('verified_at', 'is', null).where('created_at', '<', before(UNCONFIRMED_KEPT_MS)).execute()
  await db.deleteFrom('kept_mail').where('sent_at', '<', before(MAIL_KEPT_MS)).execute()
  // The sender drops and reports them; this is for a database on which nobody sends.
  await db.deleteFrom('mail_outbox').where('good_until', '<', before(HOUR_MS)).execute()
  await db.deleteFrom('card_event').where('heard_at', '<', before(CARD_EVENT_KEPT_MS)).execute()
  await db.deleteFrom('search_record').where('day', '<', before(SEARCHES_KEPT_MS).toISOString().slice(0, 10)).execute()
  await db.deleteFrom('counter_question').where('asked_at', '<', before(QUESTIONS_KEPT_MS)).execute()
  await db
    .deleteFrom('viewed_part')
    .where('at', '<', before(VIEW_HISTORY_DAYS * 24 * HOUR_MS))
    .execute()
  await db.deleteFrom('stock_watch').where('confirmed_at', 'is', null).where('asked_at', '<', before(UNCONFIRMED_WATCH_KEPT_MS)).execute()
  await db.deleteFrom('stock_watch').where('notified_at', '<', before(TOLD_WATCH_KEPT_MS)).execute()
  await db.deleteFrom('stock_watch').where('asked_at', '<', before(WATCH_KEPT_MS)).execute()
  await purgeChanges(db, before(CHANGES_KEPT_MS))
  await purgePictureFiles(db, nowMs)
  await db
    .deleteFrom('idempotency')
    .where('made_at', '<', before(IDEMPOTENCY_KEPT_DAYS * 24 * HOUR_MS))
    .execute()
}
