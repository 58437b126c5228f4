import { type Insertable, sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import type { StockWatchTable } from './tables.ts'

export interface StockAlertContext {
  db: Db
  tenantId: string
}

/** How long an unconfirmed back-in-stock alert can be confirmed. */
export const UNCONFIRMED_VALIDITY_MS = 2 * DAY_MS

const selectOpenAlerts = ({ db, tenantId }: StockAlertContext) =>
  db.selectFrom('stock_watch').where('tenant_id', '=', tenantId).where('notified_at', 'is', null)

/** Returns the number of open back-in-stock alerts of a mailbox, or for a part. */
export async function countOpenAlerts(own: StockAlertContext, what: { email_key: string } | { mcode: string }): Promise<number> {
  const rows = selectOpenAlerts(own).select(({ fn }) => fn.countAll<string>().as('rows'))
  const of = 'mcode' in what ? rows.where('mcode', '=', what.mcode) : rows.where('email_key', '=', what.email_key)
  return Number((await of.executeTakeFirstOrThrow()).rows)
}

/** Whether a mailbox has a back-in-stock alert for a part, confirmed or not. */
export const hasOpenAlert = async (own: StockAlertContext, email_key: string, mcode: string): Promise<boolean> =>
  (await selectOpenAlerts(own).select('key').where('email_key', '=', email_key).where('mcode', '=', mcode).executeTakeFirst()) !== undefined

/** Reads a customer's back-in-stock alerts with part names, latest first. */
export const readCustomerAlerts = ({ db, tenantId }: StockAlertContext, accountId: string) =>
  db
    .selectFrom('stock_watch as watch')
    .leftJoin('part', (join) => join.onRef('part.tenant_id', '=', 'watch.tenant_id').onRef('part.mcode', '=', 'watch.mcode'))
    .select(['watch.mcode', 'part.name', 'watch.asked_at as askedAt'])
    .where('watch.tenant_id', '=', tenantId)
    .where('watch.account_id', '=', accountId)
    .where('watch.notified_at', 'is', null)
    .orderBy('watch.asked_at', 'desc')
    .orderBy('watch.mcode')
    .execute()

type NewStockAlert = Omit<Insertable<StockWatchTable>, 'tenant_id' | 'notified_at'>

/**
 * Stores a back-in-stock alert and returns its key. An existing alert stays. A customer's alert replaces a guest's alert of the same
 * mailbox. An unconfirmed alert can be confirmed for two more days.
 */
export async function storeStockAlert(
  { db, tenantId }: StockAlertContext,
  wanted: NewStockAlert,
): Promise<{ key: string; isConfirmed: boolean }> {
  const row = await db
    .insertInto('stock_watch')
    .values({ tenant_id: tenantId, ...wanted })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email_key', 'mcode']).where('notified_at', 'is', null).doUpdateSet({
        account_id: sql`coalesce(excluded.account_id, stock_watch.account_id)`,
        confirmed_at: sql`coalesce(stock_watch.confirmed_at, excluded.confirmed_at)`,
        asked_at: sql`case when stock_watch.confirmed_at is null then excluded.asked_at else stock_watch.asked_at end`,
        language: sql`case when stock_watch.confirmed_at is null then excluded.language else stock_watch.language end`,
      }),
    )
    .returning(['key', 'confirmed_at'])
    .executeTakeFirstOrThrow()
  return { key: row.key, isConfirmed: row.confirmed_at !== null }
}

export async function endStockAlert({ db, tenantId }: StockAlertContext, accountId: string, mcode: string): Promise<void> {
  await db
    .deleteFrom('stock_watch')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('mcode', '=', mcode)
    .where('notified_at', 'is', null)
    .execute()
}

/** Reads the back-in-stock alert to which a mailed link belongs. */
export const findAlertByKey = ({ db, tenantId }: StockAlertContext, key: string) =>
  db.selectFrom('stock_watch').selectAll().where('tenant_id', '=', tenantId).where('key', '=', key).executeTakeFirst()

export async function confirmStockAlert({ db, tenantId }: StockAlertContext, key: string, now: Date): Promise<void> {
  await db
    .updateTable('stock_watch')
    .set({ confirmed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('confirmed_at', 'is', null)
    .execute()
}

/**
 * Cancels all back-in-stock alerts of the mailbox to which a link was mailed. The link stays valid, so a second click gives the same reply.
 * Returns false for an unknown link.
 */
export async function endAllAlertsOfMailbox({ db, tenantId }: StockAlertContext, key: string, now: Date): Promise<boolean> {
  const of = await findAlertByKey({ db, tenantId }, key)
  if (!of) return false
  const mailbox = db
    .deleteFrom('stock_watch')
    .where('tenant_id', '=', tenantId)
    .where('email_key', '=', of.email_key)
    .where('key', '<>', key)
  await mailbox.where('notified_at', 'is', null).execute()
  await db
    .updateTable('stock_watch')
    .set({ notified_at: now })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('notified_at', 'is', null)
    .execute()
  return true
}

/**
 * Adds back-in-stock alerts to the export of a person's data. Alerts that a guest created for the same mailbox belong to the person too.
 */
export const stockAlertDataSource: PersonalDataSource = {
  name: 'toldWhenBack',
  read: async (db, tenantId, accountId) =>
    selectAlertsOfAccount(db, tenantId, accountId)
      .select(['mcode', 'email', 'language', 'asked_at as askedAt', 'confirmed_at as confirmedAt', 'notified_at as toldAt'])
      .orderBy('asked_at')
      .execute(),
  erase: async (trx, tenantId, accountId) => {
    const keys = await selectAlertsOfAccount(trx, tenantId, accountId).select('key').execute()
    if (keys.length > 0)
      await trx
        .deleteFrom('stock_watch')
        .where('tenant_id', '=', tenantId)
        .where(
          'key',
          'in',
          keys.map(({ key }) => key),
        )
        .execute()
  },
}

const selectAlertsOfAccount = (db: Db, tenantId: string, accountId: string) =>
  db
    .selectFrom('stock_watch')
    .where('tenant_id', '=', tenantId)
    .where((of) =>
      of.or([
        of('account_id', '=', accountId),
        of('email_key', '=', (inner) =>
          inner.selectFrom('account').select('email_key').where('tenant_id', '=', tenantId).where('id', '=', accountId),
        ),
      ]),
    )
