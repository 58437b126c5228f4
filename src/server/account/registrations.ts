import type { Selectable } from 'kysely'
import type { RegistrationTable } from '#server/db/account-tables.ts'
import type { Db } from '#server/db/open.ts'
import { nowOf } from '#server/kernel/ask.ts'
import { makeToken, sha256 } from '#server/kernel/hashes.ts'
import type { AccountAsk } from './ask.ts'
import { type Account, openAccount } from './queries.ts'
import { SECRET_MS, type Secret } from './secrets.ts'

export type Registration = Selectable<RegistrationTable>

export const attemptHash = (attempt: string): string => sha256(`attempt ${attempt}`)

/** What is mailed for a registration, and until when it is good. */
export const secretFields = ({ codeHash, generate }: Secret, now: Date) => ({
  code_hash: codeHash,
  link_hash: sha256(generate),
  expires_at: new Date(now.getTime() + SECRET_MS),
})

/** The registrations of an address, the latest first. */
export const registrationsOf = ({ db, tenant }: AccountAsk, key: string): Promise<Registration[]> =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/**
 * The registration that is meant: of the device that says which is its own, that one and no other; else the latest. A key that two have
 * used is nobody's own.
 */
export function meant(all: readonly Registration[], attempt: string | undefined): Registration | undefined {
  if (attempt === undefined) return all[0]
  const own = all.filter(({ attempt_hash }) => attempt_hash === attemptHash(attempt))
  return own.length === 1 ? own[0] : undefined
}

export async function storeRegistration(db: Db, registration: Registration, now: Date): Promise<void> {
  await db.insertInto('registration').values(registration).execute()
  await keepVerifyLink(db, registration, now)
}

/**
 * A registration of which nothing comes, and that is purged first: of an address that has an account, so that to register takes as long as
 * elsewhere.
 */
export const ended = (registration: Registration): Registration => ({ ...registration, created_at: new Date(0), expires_at: new Date(0) })

/**
 * Drops those of earlier registrations that were made by whoever has typed their password again: the same person, whose new one replaces
 * them.
 */
export async function deleteEarlierAttempts(ask: AccountAsk, password: string, before: readonly Registration[]): Promise<void> {
  const own: string[] = []
  for (const one of before) if (await ask.hasher.matches(password, one.password_hash)) own.push(one.id)
  if (own.length > 0) await dropRegistrations(ask, own)
}

export async function dropRegistrations({ db, tenant }: AccountAsk, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('registration').where('tenant_id', '=', tenant.id).where('id', 'in', ids).execute()
}

/** Gives a registration a fresh code and link; those before end. */
export async function renewRegistration({ db }: AccountAsk, registration: Registration, secret: Secret, now: Date): Promise<void> {
  const { tenant_id, id } = registration
  const fresh = secretFields(secret, now)
  await db.updateTable('registration').set(fresh).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
  await keepVerifyLink(db, { ...registration, ...fresh }, now)
}

/** Remembers which address a link is mailed to, beyond the end of its registration. */
async function keepVerifyLink(db: Db, { tenant_id, link_hash, email_key }: Registration, now: Date): Promise<void> {
  await db.insertInto('verify_link').values({ tenant_id, link_hash, email_key, mailed_at: now }).execute()
}

/** The confirmed account of the address that a link was mailed to; undefined where there is none. */
export const accountOfVerifyLink = ({ db, tenant }: AccountAsk, linkHash: string): Promise<Account | undefined> =>
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

/** Nothing says any longer which links were mailed to an address. */
export const forgetVerifyLinks = (db: Db, tenantId: string, key: string) =>
  db.deleteFrom('verify_link').where('tenant_id', '=', tenantId).where('email_key', '=', key).execute()

/** Every registration of an address ends. Returns them. */
export const endRegistrations = (db: Db, tenantId: string, key: string): Promise<Registration[]> =>
  db.deleteFrom('registration').where('tenant_id', '=', tenantId).where('email_key', '=', key).returningAll().execute()

/** What came of a mailed secret. `chosen`: whether the password of the registration counts. */
export interface Confirmed {
  account: Account
  chosen: boolean
}

/**
 * Makes the account of a registration whose code or link was right. Its password and name count when it is the only one of its address, or
 * was confirmed where it was made. Otherwise whoever confirmed it need not be who typed it: then nobody's password counts. Null when
 * somebody else was quicker.
 */
export async function confirmRegistration(ask: AccountAsk, found: Registration, isOwn: boolean): Promise<Confirmed | null> {
  const nobodys = await ask.hasher.hash(makeToken())
  return ask.db.transaction().execute(async (trx) => {
    const all = await endRegistrations(trx, found.tenant_id, found.email_key)
    const mine = all.find(({ id, link_hash }) => id === found.id && link_hash === found.link_hash)
    if (!mine) return null
    const chosen = isOwn || all.length === 1
    const account = await openAccount(trx, { ...accountOf(mine, chosen, nobodys), verified_at: nowOf(ask) })
    return account ? { account, chosen } : null
  })
}

/**
 * The account that a registration becomes. Where nobody knows who typed it, none of its words are taken, and its password is one that
 * nobody knows.
 */
export function accountOf(registration: Registration, known: boolean, nobodys: string): Account {
  const { tenant_id, id, email, email_key, password_hash, realname, area_code, phone, company, language, discovery_channel, created_at } =
    registration
  const same = { tenant_id, id, email, email_key, language, created_at, verified_at: null }
  return known
    ? { ...same, password_hash, realname, area_code, phone, company, discovery_channel }
    : { ...same, password_hash: nobodys, realname: namePart(email), area_code: '', phone: '', company: '', discovery_channel: null }
}

const namePart = (email: string): string => email.slice(0, email.lastIndexOf('@'))
