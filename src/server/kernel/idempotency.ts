import { sql } from 'kysely'
import * as v from 'valibot'
import type { CallName } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError, isErrorCode, isFinal } from '#contract/errors.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { undoable, within } from '#server/db/within.ts'
import { type Ask, memberOf } from './ask.ts'
import { sha256 } from './hashes.ts'
import type { PersonalSource } from './personal-source.ts'
import { counting, enough, hit } from './rate-limits.ts'
import { said } from './words.ts'

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
function idempotencyKey(header: string | null): string {
  if (header !== null && UUID.test(header)) return header.toLowerCase()
  const what =
    header === null
      ? /*i18n*/ 'The header {header} is missing. Send a UUID that this change keeps when it is sent again.'
      : /*i18n*/ 'The header {header} is not a UUID. Send a UUID that this change keeps when it is sent again.'
  throw new AppError('bad-request', {
    field: IDEMPOTENCY_HEADER,
    ...said(what, { header: IDEMPOTENCY_HEADER }),
  })
}

/**
 * Makes a member's change once (decisions, Wire conventions): the change and its key with the reply commit together, or neither does. Sent
 * again, it gets the first reply and changes nothing; with other contents under the same key it is refused with `key-reused`.
 *
 * A refusal that is the shop's last word is a reply as well: the customer was told, so a copy that comes late gets the same refusal even if
 * the change could be done by then. Whoever wants to try again does so under a new key. A change that throws anything else leaves nothing
 * behind, and may be tried again under its key.
 *
 * The customer's row stays locked until the end, so the changes of one customer happen one after another, and two copies of one change, at
 * the same moment, have one effect. `change` gets an ask whose `db` is the transaction. The embedded database has one connection, which the
 * transaction holds: whatever goes past that `db`, reading the catalogue's columns for instance, would wait for itself for ever.
 */
export async function idempotently<A extends Ask>(
  ask: A,
  { name, key: header, input }: Sent,
  change: (inside: A) => Promise<unknown>,
): Promise<unknown> {
  const { accountId } = await memberOf(ask)
  const row = { accountId, key: idempotencyKey(header), call: name, inputHash: sha256(sameText(input)) }
  const reply = await made(ask, row, change).catch((error: unknown) => refused(ask, row, lastWord(error)))
  if (reply.type === 'refused') throw reply.error
  return reply.result
}

/**
 * Changes whose refusal is counted, so that nobody guesses without end: they are undone to a savepoint, and counted before the customer's row
 * is free for the next guess.
 */
const countedCalls: ReadonlySet<CallName> = new Set(['orderPlace'])

/** Claims the key, makes the change and keeps its reply, or nothing of these. A key that is taken already: its first reply. */
const made = <A extends Ask>(ask: A, row: KeyRow, change: (inside: A) => Promise<unknown>): Promise<Reply> =>
  within(ask.db, async (db) => {
    const inside = { ...ask, db }
    if (!(await claimed(inside, row))) return firstReply(inside, row)
    if (!countedCalls.has(row.call)) return keep(inside, row, done(await change(inside)))
    const reply = await undoable(db, () => change(inside)).then(done, lastWord)
    if (reply.type === 'refused' && reply.error.code === 'coupon-refused') await hit(inside, 'coupon-account', row.accountId)
    return keep(inside, row, reply)
  })

/**
 * Keeps the refusal of a change whose transaction was undone. A transaction of its own, so that the many changes that are not refused need no
 * savepoint. A copy that came in between and was made, or refused otherwise, has the last word.
 */
const refused = (ask: Ask, row: KeyRow, reply: Refusal): Promise<Reply> =>
  within(ask.db, async (db) => {
    const inside = { ...ask, db }
    return (await claimed(inside, row)) ? keep(inside, row, reply) : firstReply(inside, row)
  })

/** Keeps a reply with its key, and counts what that takes. */
async function keep(ask: Ask, row: KeyRow, reply: Reply): Promise<Reply> {
  const text = replyText(reply)
  const counted = counting(ask, 'change-account', row.accountId, 1 + Math.floor(text.length / 1024))
  await sql`${sql.raw(PREPARED)} with counted as (${counted}) update idempotency set reply = ${text} where ${isKey(ask, row)}`.execute(
    ask.db,
  )
  return reply
}

const done = (result: unknown): Reply => ({ type: 'done', result })

/** Throws what may be otherwise at the next try. */
function lastWord(error: unknown): Refusal {
  if (error instanceof AppError && isFinal(error)) return { type: 'refused', error }
  throw error
}

interface KeyRow {
  accountId: string
  key: string
  call: CallName
  inputHash: string
}

const isKey = ({ tenant }: Ask, { accountId, key }: KeyRow) =>
  sql<boolean>`tenant_id = ${tenant.id} and account_id = ${accountId} and key = ${key}`

/**
 * Locks the customer's row and takes the key. False when the key is taken, or the customer is gone. Of two at once the second waits here.
 * Throws `too-often` when the day is full, which is no last word: what waits on a device is made the day after.
 */
async function claimed(ask: Ask, { accountId, key, call, inputHash }: KeyRow): Promise<boolean> {
  const { db, tenant, clock } = ask
  const { rows } = await sql<{ isFull: boolean }>`${sql.raw(PREPARED)}
    with owner as (select tenant_id, id from account where tenant_id = ${tenant.id} and id = ${accountId} for no key update)
    insert into idempotency (tenant_id, account_id, key, call, input_hash, made_at)
    select tenant_id, id, ${key}, ${call}, ${inputHash}, ${new Date(clock.now())}::timestamptz from owner
    on conflict do nothing
    returning exists (${enough(ask, 'change-account', accountId)}) as "isFull"`.execute(db)
  if (rows[0]?.isFull)
    throw new AppError('too-often', { message: /*i18n*/ 'You have changed very much today. Go on tomorrow, or call us.' })
  return rows.length > 0
}

async function firstReply(ask: Ask, row: KeyRow): Promise<Reply> {
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

/** What the shop said to a change: its result, or the refusal that was its last word. */
export type Reply = { type: 'done'; result: unknown } | Refusal
interface Refusal {
  type: 'refused'
  error: AppError
}

const Refused = v.strictObject({
  refused: v.object({
    code: v.custom<AppError['code']>(isErrorCode),
    say: v.string(),
    /** What the sentence was made of: a copy of the change may ask in another language. */
    said: v.optional(v.object({ text: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) })),
    field: v.optional(v.string()),
    result: v.optional(v.unknown()),
  }),
})

/**
 * A reply as it is kept with the key of its change. No call's result is an object with `refused` alone, so the two are never taken for each
 * other.
 */
function replyText(reply: Reply): string {
  if (reply.type === 'done') return JSON.stringify(reply.result ?? null, withoutPhotos)
  const { code, message, detail } = reply.error
  return JSON.stringify({ refused: { code, say: message, said: detail.said, field: detail.field, result: detail.result } }, withoutPhotos)
}

/** A photo lies in the row that it belongs to. Kept once more with each reply that shows it, it would fill the disk. */
const withoutPhotos = (_: string, value: unknown): unknown => (typeof value === 'string' && value.startsWith('data:image/') ? null : value)

function replyOf(text: string | null): Reply {
  const stored: unknown = JSON.parse(text ?? 'null')
  const read = v.safeParse(Refused, stored)
  if (!read.success) return { type: 'done', result: stored }
  const { code, say, said, field, result } = read.output.refused
  const error = new AppError(code, {
    message: say,
    ...(said && { said }),
    ...(field === undefined ? {} : { field }),
    ...(result === undefined ? {} : { result }),
  })
  return { type: 'refused', error }
}

/** The changes that are remembered here, in an export of a person's data. Its rows end with the account. */
export const changesSource: PersonalSource = {
  name: 'changes',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('idempotency')
      .select(['key', 'call', 'reply', 'made_at as madeAt'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .orderBy('key')
      .execute(),
}
