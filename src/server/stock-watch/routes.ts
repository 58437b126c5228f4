import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { MAX_STOCK_WATCHES, MAX_STOCK_WATCHES_OF_PART, type stockWatchCalls } from '#contract/stock-watch/stock-watch-calls.ts'
import type { AccountRequestContext } from '#server/account/ask.ts'
import { requireProofOfWork } from '#server/account/captcha/captcha.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type CallHandlers, currentDateOf, requireSession } from '#server/kernel/ask.ts'
import { createToken, normalizeEmail } from '#server/kernel/hashes.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { confirmStockWatchLetter } from '#server/mail/letters/stock-watch.ts'
import { queueMail } from '#server/mail/post.ts'
import { stockAlertUrl } from './links.ts'
import {
  confirmStockAlert,
  countOpenAlerts,
  endAllAlertsOfMailbox,
  endStockAlert,
  findAlertByKey,
  hasOpenAlert,
  readCustomerAlerts,
  storeStockAlert,
  UNCONFIRMED_VALIDITY_MS,
} from './queries.ts'

type StockAlertRequestContext = AccountRequestContext

const TOO_MANY_ALERTS_MESSAGE = /*i18n*/ 'You have asked often today. Try again tomorrow, or sign in.'

const stockAlertContextOf = ({ db, tenant }: StockAlertRequestContext) => ({ db, tenantId: tenant.id })

/**
 * Returns the part that a back-in-stock alert is about. Throws `not-found` if the shop does not have the part, and `wrong-state` if the
 * part is discontinued.
 */
async function requirePart({ db, tenant }: StockAlertRequestContext, mcode: string): Promise<{ name: string }> {
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
async function requireBelowAlertLimit(ask: StockAlertRequestContext, email_key: string, mcode: string): Promise<void> {
  if (await hasOpenAlert(stockAlertContextOf(ask), email_key, mcode)) return
  if ((await countOpenAlerts(stockAlertContextOf(ask), { email_key })) >= MAX_STOCK_WATCHES)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'You can wait for at most {most} parts. End one first.', { most: MAX_STOCK_WATCHES }),
    )
  if ((await countOpenAlerts(stockAlertContextOf(ask), { mcode })) >= MAX_STOCK_WATCHES_OF_PART)
    throw new AppError('too-much', { message: /*i18n*/ 'Very many wait for this part already. Ask the counter when it comes.' })
}

async function readAccountEmail({ db, tenant }: StockAlertRequestContext, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('email')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new AppError('sign-in-required')
  return row.email
}

async function stockWatchList(ask: StockAlertRequestContext): Promise<CallResultOf<'stockWatchList'>> {
  const { accountId } = await requireSession(ask)
  const rows = await readCustomerAlerts(stockAlertContextOf(ask), accountId)
  return {
    watches: rows.map(({ mcode, name, askedAt }) => ({ mcode: mcodeOf(mcode), name, askedAt: askedAt.toISOString() })),
    email: await readAccountEmail(ask, accountId),
  }
}

/**
 * Creates a back-in-stock alert for the signed-in customer. Runs inside the transaction of kernel/idempotency.ts, which locks the
 * customer's row.
 */
async function stockWatchAdd(
  ask: StockAlertRequestContext,
  { mcode, language }: ParsedInputOf<'stockWatchAdd'>,
): Promise<CallResultOf<'stockWatchAdd'>> {
  const { accountId } = await requireSession(ask)
  await requirePart(ask, mcode)
  const email = await readAccountEmail(ask, accountId)
  const [email_key, now] = [normalizeEmail(email), currentDateOf(ask)]
  await requireBelowAlertLimit(ask, email_key, mcode)
  // The alert needs no confirmation, because a customer who can sign in has already confirmed the address.
  const asked = { key: createToken(), mcode, email, email_key, account_id: accountId, language: language ?? ask.caller.language }
  await storeStockAlert(stockAlertContextOf(ask), { ...asked, asked_at: now, confirmed_at: now })
  return { mcode, email }
}

async function stockWatchEnd(
  ask: StockAlertRequestContext,
  { mcode }: ParsedInputOf<'stockWatchEnd'>,
): Promise<CallResultOf<'stockWatchEnd'>> {
  const { accountId } = await requireSession(ask)
  await endStockAlert(stockAlertContextOf(ask), accountId, mcode)
  return { mcode }
}

/**
 * Creates a back-in-stock alert for a guest. The alert becomes active only after the guest confirms it through a mailed link, so nobody can
 * subscribe another person's mailbox. The mail repeats no typed text. The reply does not show whether the mailbox already has the alert.
 */
async function stockWatchAsk(ask: StockAlertRequestContext, input: ParsedInputOf<'stockWatchAsk'>): Promise<CallResultOf<'stockWatchAsk'>> {
  const { mcode, email } = input
  const email_key = normalizeEmail(email)
  await limitRate(ask, 'stock-watch-address', ask.caller.address, TOO_MANY_ALERTS_MESSAGE)
  await requireProofOfWork(ask, 'stock-watch', input)
  await limitRate(ask, 'stock-watch-email', email_key, TOO_MANY_ALERTS_MESSAGE)
  const { name } = await requirePart(ask, mcode)
  await inTransaction(ask.db, async (db) => {
    const inside = { ...ask, db }
    await requireBelowAlertLimit(inside, email_key, mcode)
    const language = input.language ?? ask.caller.language
    const asked = {
      key: createToken(),
      mcode,
      email,
      email_key,
      account_id: null,
      language,
      asked_at: currentDateOf(ask),
      confirmed_at: null,
    }
    const { key, isConfirmed } = await storeStockAlert(stockAlertContextOf(inside), asked)
    if (isConfirmed) return
    const letter = confirmStockWatchLetter({
      shop: ask.tenant.name,
      mcode,
      name,
      language,
      linkUrl: stockAlertUrl(ask, language, key, { mcode: mcode }),
    })
    const unsubscribe = stockAlertUrl(ask, language, key, 'end')
    await queueMail(inside, email, letter, new Date(currentDateOf(ask).getTime() + UNCONFIRMED_VALIDITY_MS), { unsubscribe })
  })
  return { mailed: true }
}

async function stockWatchConfirm(
  ask: StockAlertRequestContext,
  { key }: ParsedInputOf<'stockWatchConfirm'>,
): Promise<CallResultOf<'stockWatchConfirm'>> {
  await limitRate(ask, 'link-address', ask.caller.address)
  const watch = await findAlertByKey(stockAlertContextOf(ask), key)
  // The link is no longer valid, because the back-in-stock mail was already sent or the alert was cancelled.
  if (!watch || watch.notified_at !== null) throw new AppError('link-used')
  await confirmStockAlert(stockAlertContextOf(ask), key, currentDateOf(ask))
  return { mcode: mcodeOf(watch.mcode), email: watch.email }
}

async function stockWatchEndAll(
  ask: StockAlertRequestContext,
  { key }: ParsedInputOf<'stockWatchEndAll'>,
): Promise<CallResultOf<'stockWatchEndAll'>> {
  await limitRate(ask, 'link-address', ask.caller.address)
  if (!(await endAllAlertsOfMailbox(stockAlertContextOf(ask), key, currentDateOf(ask)))) throw new AppError('link-used')
  return { ended: true }
}

export const stockWatchHandlers = {
  stockWatchList,
  stockWatchAdd,
  stockWatchEnd,
  stockWatchAsk,
  stockWatchConfirm,
  stockWatchEndAll,
} satisfies CallHandlers<StockAlertRequestContext, keyof typeof stockWatchCalls>
