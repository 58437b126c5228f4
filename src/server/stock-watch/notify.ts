import { sql } from 'kysely'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { href } from '#contract/routes/addresses.ts'
import { promotionColumn } from '#server/catalogue/promoted.ts'
import { inTransaction, runAfterCommit } from '#server/db/in-transaction.ts'
import { centsOfText } from '#server/db/money.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import { type BackgroundTasks, createRepeatedJob, type RepeatedJob } from '#server/kernel/background-tasks.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { localeOfLanguage, tenantLocales } from '#server/kernel/language.ts'
import { loadNameTranslations } from '#server/kernel/names.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { type Tenant, tenantConfig } from '#server/kernel/tenants.ts'
import { translate } from '#server/kernel/words.ts'
import { backInStockLetter } from '#server/mail/letters/stock-watch.ts'
import { MAIL_VALIDITY_MS } from '#server/mail/outbox.ts'
import { type MailContext, queueMail } from '#server/mail/post.ts'
import { ensurePushKeys } from '#server/push/keys.ts'
import { type SendRequest, sendPush } from '#server/push/send.ts'
import { deleteSubscription, readSubscriptions, type StoredPushSubscription } from '#server/push/subscriptions.ts'
import { stockAlertUrl } from './links.ts'

/** The number of back-in-stock alerts per transaction. */
const MAX_ALERTS_PER_TRANSACTION = 50

type StockAlertJobContext = MailContext & { backgroundTasks: BackgroundTasks }

/**
 * Creates the job that checks every part with open back-in-stock alerts and sends the mails for parts that are in stock. The job reads the
 * stock itself, so it notices every cause of a change: an import, a command, a cancelled order, a return.
 */
export function createStockAlertJob(context: StockAlertJobContext, report: ReportError, send: SendRequest = fetch): RepeatedJob {
  return createRepeatedJob(context.backgroundTasks, report, 'Nobody could be told that parts are back', () =>
    sendAllStockAlerts(context, send),
  )
}

export async function sendAllStockAlerts(context: StockAlertJobContext, send: SendRequest = fetch): Promise<void> {
  const tenants: Tenant[] = await context.db.selectFrom('tenant').selectAll().orderBy('id').execute()
  for (const tenant of tenants) while ((await sendStockAlertBatch(context, tenant, send)) === MAX_ALERTS_PER_TRANSACTION);
}

/**
 * Sends the mails for some back-in-stock alerts. Each mail is stored and its alert is marked in one transaction, so that after a crash
 * nobody gets two mails or none. Parallel processes take different alerts. Push messages are sent after the commit and are not repeated,
 * because the mail has the same content.
 */
async function sendStockAlertBatch(context: StockAlertJobContext, tenant: Tenant, send: SendRequest): Promise<number> {
  const now = new Date(context.clock.now())
  return inTransaction(context.db, async (db) => {
    const due = await db
      .selectFrom('stock_watch as watch')
      .innerJoin('part', (join) => join.onRef('part.tenant_id', '=', 'watch.tenant_id').onRef('part.mcode', '=', 'watch.mcode'))
      .leftJoin('account', (join) => join.onRef('account.tenant_id', '=', 'watch.tenant_id').onRef('account.id', '=', 'watch.account_id'))
      .select([
        'watch.key',
        'watch.mcode',
        'watch.email',
        'watch.language',
        'watch.account_id',
        'account.email as accountEmail',
        'account.realname',
      ])
      .select(['part.name', 'part.stock', 'part.price', promotionColumn(now).as('promotion')])
      .where('watch.tenant_id', '=', tenant.id)
      .where('watch.notified_at', 'is', null)
      .where('watch.confirmed_at', 'is not', null)
      .where('part.stock', '>=', sql<number>`greatest(part.min_qty, 1)`)
      .orderBy('watch.asked_at')
      .limit(MAX_ALERTS_PER_TRANSACTION)
      .forUpdate('watch')
      .skipLocked()
      .execute()
    for (const one of due) {
      const locale = localeOfLanguage(one.language, tenantLocales(tenant))
      const names = await loadNameTranslations({ db, tenantId: tenant.id, locale, catalogueVersion: null }, [one.name])
      const price = centsOfText(one.promotion?.price ?? one.price)
      const path = localizedTenantPath(tenant, one.language, href('part', { mcode: mcodeOf(one.mcode) }))
      const endAddress = stockAlertUrl({ ...context, tenant }, one.language, one.key, 'end')
      const letter = backInStockLetter({
        ...{ shop: tenant.name, realname: one.realname, mcode: one.mcode, name: names(one.name), stock: one.stock, language: one.language },
        ...{ price: price > 0 ? formatDollars(price) : null, linkUrl: `${context.publicUrl(tenant)}${path}`, unsubscribeUrl: endAddress },
      })
      const { account_id } = one
      await queueMail({ ...context, db, tenant }, one.accountEmail ?? one.email, letter, new Date(now.getTime() + MAIL_VALIDITY_MS), {
        unsubscribe: endAddress,
      })
      await db.updateTable('stock_watch').set({ notified_at: now }).where('tenant_id', '=', tenant.id).where('key', '=', one.key).execute()
      if (account_id !== null)
        runAfterCommit(db, () =>
          context.backgroundTasks.run('Push messages that a part is back', () =>
            pushToCustomer(context, { tenant, accountId: account_id, locale, path, mcode: one.mcode, name: names(one.name) }, send),
          ),
        )
    }
    return due.length
  })
}

interface StockPushNotice {
  tenant: Tenant
  accountId: string
  locale: string
  path: string
  mcode: string
  name: string
}

async function pushToCustomer(
  context: StockAlertJobContext,
  { tenant, accountId, locale, path, mcode, name }: StockPushNotice,
  send: SendRequest,
): Promise<void> {
  const devices = await readSubscriptions(context, tenant.id, accountId)
  if (devices.length === 0) return
  const keys = await ensurePushKeys(context.db, context.clock.now())
  const message = {
    title: tenant.name,
    body: translate(locale, /*i18n*/ '{mcode} is back: {name}', { mcode, name }),
    lang: locale,
    path,
    tag: `back-${mcode}`,
  }
  const letter = {
    message,
    keys,
    sender: `mailto:${tenantConfig(tenant).email}`,
    topic: `back-${mcode}`.replaceAll(/[^\w-]/g, '_').slice(0, 32),
  }
  const tell = async (to: StoredPushSubscription) => {
    if ((await sendPush(send, { ...letter, subscription: to })) === 'gone') await deleteSubscription(context, to)
  }
  const failed = (await Promise.allSettled(devices.map(tell))).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failed.length > 0) throw new Error(`${failed.length} of ${devices.length} devices were not told.`, { cause: failed[0] })
}
