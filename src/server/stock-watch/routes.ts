import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { MAX_STOCK_WATCHES, MAX_STOCK_WATCHES_OF_PART, type stockWatchCalls } from '#contract/stock-watch/stock-watch-calls.ts'
import type { AccountAsk } from '#server/account/ask.ts'
import { demandWork } from '#server/account/captcha/captcha.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type Handlers, nowOf, sessionOfCustomer } from '#server/kernel/ask.ts'
import { emailKey, makeToken } from '#server/kernel/hashes.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { errorText } from '#server/kernel/words.ts'
import { confirmStockWatchLetter } from '#server/mail/letters/stock-watch.ts'
import { queueMail } from '#server/mail/post.ts'
import { linkOf } from './links.ts'
import { confirmWatch, countOpen, endAllOfKey, endWatch, isOpenWatch, putWatch, UNCONFIRMED_MS, watchesOf, watchOfKey } from './queries.ts'

type Ask = AccountAsk

const TOO_OFTEN = /*i18n*/ 'You have asked often today. Try again tomorrow, or sign in.'

const ownOf = ({ db, tenant }: Ask) => ({ db, tenantId: tenant.id })

/**
 * Returns the part that a back-in-stock alert is about. Throws `not-found` if the shop does not have the part, and `wrong-state` if the
 * part is discontinued.
 */
async function partOf({ db, tenant }: Ask, mcode: string): Promise<{ name: string }> {
  const part = await db
    .selectFrom('part')
    .select(['name', 'ended'])
    .where('tenant_id', '=', tenant.id)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  if (part === undefined)
    throw new AppError('not-found', { field: 'mcode', message: /*i18n*/ 'The shop does not have this part any more.' })
  if (part.ended)
    throw new AppError('wrong-state', { field: 'mcode', message: /*i18n*/ 'This part is not made any more: it does not come back.' })
  return part
}

/**
 * Throws `too-much` if the mailbox or the part has the maximum number of back-in-stock alerts, so that nobody can fill the table. An alert
 * that already exists is always allowed.
 */
async function requireBelowLimit(ask: Ask, email_key: string, mcode: string): Promise<void> {
  if (await isOpenWatch(ownOf(ask), email_key, mcode)) return
  if ((await countOpen(ownOf(ask), { email_key })) >= MAX_STOCK_WATCHES)
    throw new AppError('too-much', errorText(/*i18n*/ 'You can wait for at most {most} parts. End one first.', { most: MAX_STOCK_WATCHES }))
  if ((await countOpen(ownOf(ask), { mcode })) >= MAX_STOCK_WATCHES_OF_PART)
    throw new AppError('too-much', { message: /*i18n*/ 'Very many wait for this part already. Ask the counter when it comes.' })
}

async function emailOf({ db, tenant }: Ask, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('email')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new AppError('sign-in-required')
  return row.email
}

async function stockWatchList(ask: Ask): Promise<ResultOf<'stockWatchList'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const rows = await watchesOf(ownOf(ask), accountId)
  return {
    watches: rows.map(({ mcode, name, askedAt }) => ({ mcode: mcodeOf(mcode), name, askedAt: askedAt.toISOString() })),
    email: await emailOf(ask, accountId),
  }
}

/**
 * Creates a back-in-stock alert for the signed-in customer. Runs inside the transaction of kernel/idempotency.ts, which locks the
 * customer's row.
 */
async function stockWatchAdd(ask: Ask, { mcode, language }: ParsedOf<'stockWatchAdd'>): Promise<ResultOf<'stockWatchAdd'>> {
  const { accountId } = await sessionOfCustomer(ask)
  await partOf(ask, mcode)
  const email = await emailOf(ask, accountId)
  const [email_key, now] = [emailKey(email), nowOf(ask)]
  await requireBelowLimit(ask, email_key, mcode)
  // The alert needs no confirmation, because a customer who can sign in has already confirmed the address.
  const asked = { key: makeToken(), mcode, email, email_key, account_id: accountId, language: language ?? ask.caller.language }
  await putWatch(ownOf(ask), { ...asked, asked_at: now, confirmed_at: now })
  return { mcode, email }
}

async function stockWatchEnd(ask: Ask, { mcode }: ParsedOf<'stockWatchEnd'>): Promise<ResultOf<'stockWatchEnd'>> {
  const { accountId } = await sessionOfCustomer(ask)
  await endWatch(ownOf(ask), accountId, mcode)
  return { mcode }
}

/**
 * Creates a back-in-stock alert for a guest. The alert becomes active only after the guest confirms it through a mailed link, so nobody can
 * subscribe another person's mailbox. The mail repeats no typed text. The reply does not show whether the mailbox already has the alert.
 */
async function stockWatchAsk(ask: Ask, input: ParsedOf<'stockWatchAsk'>): Promise<ResultOf<'stockWatchAsk'>> {
  const { mcode, email } = input
  const email_key = emailKey(email)
  await limitRate(ask, 'stock-watch-address', ask.caller.address, TOO_OFTEN)
  await demandWork(ask, 'stock-watch', input)
  await limitRate(ask, 'stock-watch-email', email_key, TOO_OFTEN)
  const { name } = await partOf(ask, mcode)
  await inTransaction(ask.db, async (db) => {
    const inside = { ...ask, db }
    await requireBelowLimit(inside, email_key, mcode)
    const language = input.language ?? ask.caller.language
    const asked = { key: makeToken(), mcode, email, email_key, account_id: null, language, asked_at: nowOf(ask), confirmed_at: null }
    const { key, isConfirmed } = await putWatch(ownOf(inside), asked)
    if (isConfirmed) return
    const letter = confirmStockWatchLetter({
      shop: ask.tenant.name,
      mcode,
      name,
      language,
      address: linkOf(ask, language, key, { confirm: mcode }),
    })
    const unsubscribe = linkOf(ask, language, key, 'end')
    await queueMail(inside, email, letter, new Date(nowOf(ask).getTime() + UNCONFIRMED_MS), { unsubscribe })
  })
  return { mailed: true }
}

async function stockWatchConfirm(ask: Ask, { key }: ParsedOf<'stockWatchConfirm'>): Promise<ResultOf<'stockWatchConfirm'>> {
  await limitRate(ask, 'link-address', ask.caller.address)
  const watch = await watchOfKey(ownOf(ask), key)
  // The link is no longer valid, because the back-in-stock mail was already sent or the alert was cancelled.
  if (!watch || watch.notified_at !== null) throw new AppError('link-used')
  await confirmWatch(ownOf(ask), key, nowOf(ask))
  return { mcode: mcodeOf(watch.mcode), email: watch.email }
}

async function stockWatchEndAll(ask: Ask, { key }: ParsedOf<'stockWatchEndAll'>): Promise<ResultOf<'stockWatchEndAll'>> {
  await limitRate(ask, 'link-address', ask.caller.address)
  if (!(await endAllOfKey(ownOf(ask), key, nowOf(ask)))) throw new AppError('link-used')
  return { ended: true }
}

export const stockWatchHandlers = {
  stockWatchList,
  stockWatchAdd,
  stockWatchEnd,
  stockWatchAsk,
  stockWatchConfirm,
  stockWatchEndAll,
} satisfies Handlers<Ask, keyof typeof stockWatchCalls>
