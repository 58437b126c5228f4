import type { Selectable } from 'kysely'
import type { UserInfo } from '#contract/account/account.ts'
import { callingCodeOf, formatPhone, parseEnteredPhone } from '#contract/addresses/phone.ts'
import type { Db } from '#server/db/open.ts'
import type { AccountTable } from '#server/kernel/tables.ts'

export type Account = Selectable<AccountTable>

export const accountByEmail = (db: Db, tenantId: string, key: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('tenant_id', '=', tenantId).where('email_key', '=', key).executeTakeFirst()

export const accountById = (db: Db, tenantId: string, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()

/**
 * Creates the account for a confirmed e-mail address. Returns undefined if the address already has a confirmed account, which stays
 * unchanged.
 */
export const createConfirmedAccount = (db: Db, account: Account): Promise<Account | undefined> =>
  db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'email_key'])
        .doUpdateSet(({ ref }) => ({
          email: ref('excluded.email'),
          password_hash: ref('excluded.password_hash'),
          realname: ref('excluded.realname'),
          area_code: ref('excluded.area_code'),
          phone: ref('excluded.phone'),
          company: ref('excluded.company'),
          language: ref('excluded.language'),
          discovery_channel: ref('excluded.discovery_channel'),
          verified_at: ref('excluded.verified_at'),
          created_at: ref('excluded.created_at'),
        }))
        .where('account.verified_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst()

/**
 * Creates an account without a password for an unconfirmed e-mail address, so that a password can be chosen by mail. If the address has an
 * account already, returns that account.
 */
export async function createUnconfirmedAccount(db: Db, account: Account): Promise<Account | undefined> {
  await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email_key']).doNothing())
    .execute()
  return accountByEmail(db, account.tenant_id, account.email_key)
}

export const confirmAccount = (db: Db, tenantId: string, id: string, now: Date) =>
  db
    .updateTable('account')
    .set(({ fn, ref, val }) => ({ verified_at: fn.coalesce(ref('verified_at'), val(now)) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

export type ChangedProfileFields = Partial<Pick<Account, 'realname' | 'phone' | 'area_code' | 'company' | 'language' | 'password_hash'>>

/** Changes the given fields of an account. Returns undefined if the account was deleted. */
export async function updateAccount(db: Db, tenantId: string, id: string, fields: ChangedProfileFields): Promise<Account | undefined> {
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  if (Object.keys(named).length === 0) return accountById(db, tenantId, id)
  return db.updateTable('account').set(named).where('tenant_id', '=', tenantId).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Returns a typed phone number in the stored format with its country code. An ambiguous number stays as typed. */
export function storedPhoneFields(typed: string, areaCode: string): Pick<Account, 'phone' | 'area_code'> {
  const { text, isValid } = parseEnteredPhone(typed, areaCode)
  return { phone: text, area_code: isValid && text !== '' ? callingCodeOf(text) : areaCode }
}

export const userInfoOf = (account: Account): UserInfo => ({
  id: account.id,
  email: account.email,
  realname: account.realname,
  language: account.language,
  areaCode: account.area_code,
  phone: formatPhone(account.phone, account.area_code),
  company: account.company,
  memberSince: account.created_at.toISOString(),
})
