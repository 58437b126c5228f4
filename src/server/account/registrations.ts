import type { Selectable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import { createToken, sha256 } from '#server/kernel/hashes.ts'
import type { AccountRequestContext } from './ask.ts'
import { type Account, createConfirmedAccount } from './queries.ts'
import { type MailedSecret, SECRET_VALIDITY_MS } from './secrets.ts'
import type { RegistrationTable } from './tables.ts'

export type Registration = Selectable<RegistrationTable>

export const hashAttemptKey = (attempt: string): string => sha256(`attempt ${attempt}`)

/** Returns the database columns for a mailed secret and its expiry. */
export const secretColumns = ({ codeHash, linkToken }: MailedSecret, now: Date) => ({
  code_hash: codeHash,
  link_hash: sha256(linkToken),
  expires_at: new Date(now.getTime() + SECRET_VALIDITY_MS),
})

/** Returns the registrations of an e-mail address, latest first. */
export const readRegistrations = ({ db, tenant }: AccountRequestContext, key: string): Promise<Registration[]> =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/**
 * Selects the registration that was made on this device. If the device sends no key, selects the latest registration. A key that two
 * registrations share selects none.
 */
export function selectRegistration(all: readonly Registration[], attempt: string | undefined): Registration | undefined {
  if (attempt === undefined) return all[0]
  const own = all.filter(({ attempt_hash }) => attempt_hash === hashAttemptKey(attempt))
  return own.length === 1 ? own[0] : undefined
}

export async function storeRegistration(db: Db, registration: Registration, now: Date): Promise<void> {
  await db.insertInto('registration').values(registration).execute()
  await storeVerifyLink(db, registration, now)
}

/**
 * Returns a copy of a registration that is already expired. Such a copy is written for an e-mail address that has an account, so that
 * registering takes the same time.
 */
export const withExpiredSecret = (registration: Registration): Registration => ({
  ...registration,
  created_at: new Date(0),
  expires_at: new Date(0),
})

/**
 * Deletes earlier registrations of the e-mail address with the same password. They are from the same person, and the new registration
 * replaces them.
 */
export async function deleteEarlierRegistrations(
  ask: AccountRequestContext,
  password: string,
  before: readonly Registration[],
): Promise<void> {
  const own: string[] = []
  for (const one of before) if (await ask.hasher.matches(password, one.password_hash)) own.push(one.id)
  if (own.length > 0) await deleteRegistrations(ask, own)
}

export async function deleteRegistrations({ db, tenant }: AccountRequestContext, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('registration').where('tenant_id', '=', tenant.id).where('id', 'in', ids).execute()
}

/** Gives a registration a new code and a new link. The old code and link become invalid. */
export async function renewRegistrationSecret(
  { db }: AccountRequestContext,
  registration: Registration,
  secret: MailedSecret,
  now: Date,
): Promise<void> {
  const { tenant_id, id } = registration
  const fresh = secretColumns(secret, now)
  await db.updateTable('registration').set(fresh).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
  await storeVerifyLink(db, { ...registration, ...fresh }, now)
}

/**
 * Stores which e-mail address a confirmation link was mailed to. It is kept longer than the registration, so that a second click on the
 * link is recognised.
 */
async function storeVerifyLink(db: Db, { tenant_id, link_hash, email_key }: Registration, now: Date): Promise<void> {
  await db.insertInto('verify_link').values({ tenant_id, link_hash, email_key, mailed_at: now }).execute()
}

/** Returns the confirmed account of the e-mail address that a confirmation link was mailed to, or undefined if there is none. */
export const accountByVerifyLink = ({ db, tenant }: AccountRequestContext, linkHash: string): Promise<Account | undefined> =>
  db
    .selectFrom('verify_link')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant_id', '=', 'verify_link.tenant_id').onRef('account.email_key', '=', 'verify_link.email_key'),
    )
    .selectAll('account')
    .where('verify_link.tenant_id', '=', tenant.id)
    .where('verify_link.link_hash', '=', linkHash)
    .where('account.verified_at', 'is not', null)
    .executeTakeFirst()

/** Deletes the stored confirmation links of an e-mail address. */
export const deleteVerifyLinks = (db: Db, tenantId: string, key: string) =>
  db.deleteFrom('verify_link').where('tenant_id', '=', tenantId).where('email_key', '=', key).execute()

/** Deletes all registrations of an e-mail address and returns them. */
export const deleteAllRegistrations = (db: Db, tenantId: string, key: string): Promise<Registration[]> =>
  db.deleteFrom('registration').where('tenant_id', '=', tenantId).where('email_key', '=', key).returningAll().execute()

/** An account that was confirmed with a mailed secret. `hasChosenPassword`: whether the account has the password of the registration. */
export interface ConfirmedRegistration {
  account: Account
  hasChosenPassword: boolean
}

/**
 * Creates the account of a registration whose code or link was right. The registration's password and name are used only if the e-mail
 * address has no other registration, or if the device that registered has confirmed it. Otherwise another person may have typed them.
 * Returns null if another request confirmed the registration first.
 */
export async function confirmRegistration(
  ask: AccountRequestContext,
  found: Registration,
  isOwn: boolean,
): Promise<ConfirmedRegistration | null> {
  const nobodys = await ask.hasher.hash(createToken())
  return ask.db.transaction().execute(async (trx) => {
    const all = await deleteAllRegistrations(trx, found.tenant_id, found.email_key)
    const mine = all.find(({ id, link_hash }) => id === found.id && link_hash === found.link_hash)
    if (!mine) return null
    const hasChosenPassword = isOwn || all.length === 1
    const account = await createConfirmedAccount(trx, {
      ...accountFromRegistration(mine, hasChosenPassword, nobodys),
      verified_at: currentDateOf(ask),
    })
    return account ? { account, hasChosenPassword } : null
  })
}

/**
 * Returns the account row for a registration. If it is not known who registered, the texts of the registration are not used, and the
 * password is random.
 */
export function accountFromRegistration(registration: Registration, known: boolean, nobodys: string): Account {
  const { tenant_id, id, email, email_key, password_hash, realname, area_code, phone, company, language, discovery_channel, created_at } =
    registration
  const same = { tenant_id, id, email, email_key, language, created_at, verified_at: null }
  return known
    ? { ...same, password_hash, realname, area_code, phone, company, discovery_channel }
    : { ...same, password_hash: nobodys, realname: emailLocalPart(email), area_code: '', phone: '', company: '', discovery_channel: null }
}

const emailLocalPart = (email: string): string => email.slice(0, email.lastIndexOf('@'))
