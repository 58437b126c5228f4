import { sql } from 'kysely'
import type { CallName } from '#contract/call-lines.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { isFinal } from '#contract/final.ts'
import { type AccountAsk, memberOf } from '#server/account/ask.ts'
import { sha256 } from '#server/account/hashes.ts'
import { hit } from '#server/account/rate-limit.ts'
import { undoable, within } from '#server/db/within.ts'
import { type Reply, replyOf, replyText } from './kept-reply.ts'

/** A change as it came in. */
export interface Sent {
  name: CallName
  /** The header as sent; null when there is none. */
  key: string | null
  /** The input after its schema: two bodies that mean the same are the same. */
  input: unknown
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The key of a change, in small letters. Throws `bad-request` that names the header. */
export function idempotencyKey(said: string | null): string {
  if (said !== null && UUID.test(said)) return said.toLowerCase()
  const what = said === null ? 'is missing' : 'is not a UUID'
  throw new AppError('bad-request', {
    field: IDEMPOTENCY_HEADER,
    message: `The header ${IDEMPOTENCY_HEADER} ${what}. Send a UUID that this change keeps when it is sent again.`,
  })
}

/**
 * Makes a member's change once (decisions, Wire conventions): the change and its key with the reply commit together, or neither does. Sent again, it gets
 * the first reply and changes nothing; with other contents under the same key it is refused with `key-reused`.
 *
 * A refusal that is the shop's last word is a reply as well: the customer was told, so a copy that comes late gets the same refusal even if the change could be done
 * by then. Whoever wants to try again does so under a new key. A change that throws anything else leaves nothing behind, and may be tried again under its key.
 *
 * The customer's row stays locked until the end, so the changes of one customer happen one after another, and two copies of one change, at the same
 * moment, have one effect. `change` gets an ask whose `db` is the transaction. The embedded database has one connection, which the transaction holds:
 * whatever goes past that `db`, a shelf for instance, would wait for itself for ever.
 */
export async function once<A extends AccountAsk>(
  ask: A,
  { name, key: said, input }: Sent,
  change: (inside: A) => Promise<unknown>,
): Promise<unknown> {
  const { accountId } = await memberOf(ask)
  const row = { accountId, key: idempotencyKey(said), call: name, inputHash: sha256(sameText(input)) }
  const reply = await within(ask.db, async (db) => {
    const inside = { ...ask, db }
    if (!(await claimed(inside, row))) return firstReply(inside, row)
    const made = await undoable(db, () => change(inside)).then(done, lastWord)
    // Counted here, because the refusal undoes all that was done before it.
    if (made.is === 'refused' && made.error.code === 'coupon-refused') await hit(inside, 'coupon-account', accountId)
    await db
      .updateTable('idempotency')
      .set({ reply: replyText(made) })
      .where(isKey(ask, row))
      .execute()
    return made
  })
  if (reply.is === 'refused') throw reply.error
  return reply.result
}

const done = (result: unknown): Reply => ({ is: 'done', result })

/** Throws what may be otherwise at the next try. */
function lastWord(error: unknown): Reply {
  if (error instanceof AppError && isFinal(error)) return { is: 'refused', error }
  throw error
}

interface KeyRow {
  accountId: string
  key: string
  call: CallName
  inputHash: string
}

const isKey = ({ tenant }: AccountAsk, { accountId, key }: KeyRow) =>
  sql<boolean>`tenant_id = ${tenant.id} and account_id = ${accountId} and key = ${key}`

/** Locks the customer's row and takes the key. False when the key is taken, or the customer is gone. Of two at once the second waits here. */
async function claimed({ db, tenant, clock }: AccountAsk, { accountId, key, call, inputHash }: KeyRow): Promise<boolean> {
  const taken = await sql`
    with owner as (select tenant_id, id from account where tenant_id = ${tenant.id} and id = ${accountId} for no key update)
    insert into idempotency (tenant_id, account_id, key, call, input_hash, made_at)
    select tenant_id, id, ${key}, ${call}, ${inputHash}, ${new Date(clock.now())}::timestamptz from owner
    on conflict do nothing
    returning key`.execute(db)
  return taken.rows.length > 0
}

async function firstReply(ask: AccountAsk, row: KeyRow): Promise<Reply> {
  const found = await ask.db.selectFrom('idempotency').select(['call', 'input_hash', 'reply']).where(isKey(ask, row)).executeTakeFirst()
  if (!found) throw new AppError('sign-in-required')
  if (found.call !== row.call || found.input_hash !== row.inputHash) throw new AppError('key-reused', { field: IDEMPOTENCY_HEADER })
  return replyOf(found.reply)
}

/** JSON in which the order of fields does not count. An input that passed its schema is as deep as the schema, so this cannot overflow. */
const sameText = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => (isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value))

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
