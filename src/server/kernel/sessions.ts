import { type Selectable, sql } from 'kysely'
import { DAY_MS, MAX_SESSIONS } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { createToken, sha256 } from './hashes.ts'
import type { AccountSessionTable, AccountTable } from './tables.ts'

/** How long a session may be unused before it expires. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** How long after its opening a session expires, even if it is used. So a stolen token does not work for ever. */
const MAX_SESSION_MS = 180 * DAY_MS
/** How often the time of last use of a session is stored at most, so that most reads of a session need no write. */
const LAST_SEEN_INTERVAL_MS = 60 * 60 * 1000

export interface Session {
  accountId: string
  tokenHash: string
}

/**
 * Opens a session after a sign-in with the password that has this hash. Returns null if the password was changed meanwhile. Sign-in and
 * password change lock the same row, so a change either ends the new session or prevents it.
 */
export const openSessionByPassword = (
  db: Db,
  account: Pick<Selectable<AccountTable>, 'tenant_id' | 'id' | 'password_hash'>,
  device: string,
  nowMs: number,
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('account')
      .select('id')
      .where('tenant_id', '=', account.tenant_id)
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .forShare()
      .executeTakeFirst()
    return still ? openSession(trx, account.tenant_id, account.id, device, nowMs) : null
  })

/** Opens a session for one device and returns the session's token. Only a hash of the token is stored. */
export async function openSession(db: Db, tenantId: string, accountId: string, device: string, nowMs: number): Promise<string> {
  const token = createToken()
  const now = new Date(nowMs)
  await db
    .insertInto('account_session')
    .values({
      tenant_id: tenantId,
      token_hash: sha256(token),
      account_id: accountId,
      device,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(nowMs + SESSION_IDLE_MS),
    })
    .execute()
  await closeOldestSessions(db, tenantId, accountId)
  return token
}

/** Closes the oldest sessions of an account if it has more than MAX_SESSIONS. */
async function closeOldestSessions(db: Db, tenantId: string, accountId: string): Promise<void> {
  await sql`delete from account_session where tenant_id = ${tenantId} and token_hash in (
    select token_hash from account_session where tenant_id = ${tenantId} and account_id = ${accountId}
    order by last_seen_at desc, created_at desc offset ${MAX_SESSIONS})`.execute(db)
}

/**
 * Returns the session of a token at this tenant, or null if the token is missing, expired, revoked or belongs to another tenant. Each use
 * extends the session up to its maximum age.
 */
export async function readSessionByToken(db: Db, tenantId: string, token: string | null, nowMs: number): Promise<Session | null> {
  if (token === null) return null
  const tokenHash = sha256(token)
  const { rows } = await sql<
    Pick<Selectable<AccountSessionTable>, 'account_id' | 'created_at' | 'last_seen_at'>
  >`${sql.raw(PREPARED_QUERY_PREFIX)}
    select account_id, created_at, last_seen_at from account_session
    where tenant_id = ${tenantId} and token_hash = ${tokenHash} and expires_at > ${new Date(nowMs)}
      and created_at > ${new Date(nowMs - MAX_SESSION_MS)}`.execute(db)
  const [found] = rows
  if (!found) return null
  if (nowMs - found.last_seen_at.getTime() >= LAST_SEEN_INTERVAL_MS) {
    const endMs = Math.min(nowMs + SESSION_IDLE_MS, found.created_at.getTime() + MAX_SESSION_MS)
    await db
      .updateTable('account_session')
      .set({ last_seen_at: new Date(nowMs), expires_at: new Date(endMs) })
      .where('tenant_id', '=', tenantId)
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return { accountId: found.account_id, tokenHash }
}

export async function closeSession(db: Db, tenantId: string, token: string): Promise<void> {
  await db.deleteFrom('account_session').where('tenant_id', '=', tenantId).where('token_hash', '=', sha256(token)).execute()
}

/** Closes all sessions of an account, or all except the session `but`. Returns the number of closed sessions. */
export async function closeSessions(db: Db, tenantId: string, accountId: string, but: string | null): Promise<number> {
  const ended = await db
    .deleteFrom('account_session')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .$if(but !== null, (query) => query.where('token_hash', '!=', but ?? ''))
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}
