import { sql } from 'kysely'
import * as v from 'valibot'
import type { CallName } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError, isErrorCode, isFinalError } from '#contract/errors.ts'
import { inSavepoint, inTransaction } from '#server/db/in-transaction.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { type RequestContext, requireSession } from './ask.ts'
import { canonicalJson } from './canonical-json.ts'
import { sha256 } from './hashes.ts'
import type { PersonalDataSource } from './personal-source.ts'
import { increaseCount, increaseCountQuery, limitReachedQuery } from './rate-limits.ts'
import { translatableErrorDetail } from './words.ts'

/** A call that changes data, as it was received. */
export interface ReceivedChangeCall {
  name: CallName
  /** The Idempotency-Key header of the call as sent. Null if it is missing. */
  idempotencyKey: string | null
  /** The input of the call after its schema has parsed it. Two bodies with the same meaning give the same input. */
  input: unknown
}

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns the idempotency key of a call in lower case. Throws `bad-request` with the header's name if the key is missing or invalid. */
function parseIdempotencyKey(header: string | null): string {
  if (header !== null && UUID_PATTERN.test(header)) return header.toLowerCase()
  const what =
    header === null
      ? /*i18n*/ 'The header {header} is missing. Send a UUID that this change keeps when it is sent again.'
      : /*i18n*/ 'The header {header} is not a UUID. Send a UUID that this change keeps when it is sent again.'
  throw new AppError('bad-request', {
    field: IDEMPOTENCY_HEADER,
    ...translatableErrorDetail(what, { header: IDEMPOTENCY_HEADER }),
  })
}

/**
 * Runs a customer's change at most once per key (DECISIONS.md, Wire conventions). The change, the key and the reply commit in one
 * transaction. A repeated call with the same key returns the first reply and changes nothing. The same key with other input is refused with
 * `key-reused`. A final refusal is stored as a reply too. The customer has seen the refusal, so a late copy of the call gets it again, even
 * if the change would now succeed. A new attempt needs a new key. Any other error stores nothing, so the same key can be tried again. The
 * customer's row stays locked until the end. So changes of one customer run one after another, and two simultaneous copies of a call have
 * one effect. `change` gets a context whose `db` is the transaction. The embedded database has one connection, which the transaction holds,
 * so a query outside that `db` would wait for ever.
 */
export async function runIdempotently<A extends RequestContext>(
  ask: A,
  { name, idempotencyKey: header, input }: ReceivedChangeCall,
  change: (inside: A) => Promise<unknown>,
): Promise<unknown> {
  const { accountId } = await requireSession(ask)
  const row = { accountId, key: parseIdempotencyKey(header), call: name, inputHash: sha256(canonicalJson(input)) }
  const reply = await runChangeOnce(ask, row, change).catch((error: unknown) => storeRefusal(ask, row, finalRefusalOf(error)))
  if (reply.type === 'refused') throw reply.error
  return reply.result
}

/**
 * Calls whose refusals are counted to limit guessing. A refused change is rolled back to a savepoint, and the refusal is counted before the
 * customer's row is unlocked.
 */
const callsWithCountedRefusals: ReadonlySet<CallName> = new Set(['orderPlace'])

/**
 * Claims the idempotency key, runs the change and stores its reply in one transaction. Returns the first reply if the key is already used.
 */
const runChangeOnce = <A extends RequestContext>(
  ask: A,
  row: IdempotencyKeyRow,
  change: (inside: A) => Promise<unknown>,
): Promise<StoredReply> =>
  inTransaction(ask.db, async (db) => {
    const inside = { ...ask, db }
    if (!(await claimIdempotencyKey(inside, row))) return readFirstReply(inside, row)
    if (!callsWithCountedRefusals.has(row.call)) return storeReply(inside, row, createSuccessReply(await change(inside)))
    const reply = await inSavepoint(db, () => change(inside)).then(createSuccessReply, finalRefusalOf)
    if (reply.type === 'refused' && reply.error.code === 'coupon-refused') await increaseCount(inside, 'coupon-account', row.accountId)
    return storeReply(inside, row, reply)
  })

/**
 * Stores the refusal of a change whose transaction was rolled back. This uses a transaction of its own, so that successful changes need no
 * savepoint. If a copy of the call has stored a reply meanwhile, that reply is returned.
 */
const storeRefusal = (ask: RequestContext, row: IdempotencyKeyRow, reply: StoredRefusal): Promise<StoredReply> =>
  inTransaction(ask.db, async (db) => {
    const inside = { ...ask, db }
    return (await claimIdempotencyKey(inside, row)) ? storeReply(inside, row, reply) : readFirstReply(inside, row)
  })

/** Stores a reply with its idempotency key and counts the storage that the reply uses. */
async function storeReply(ask: RequestContext, row: IdempotencyKeyRow, reply: StoredReply): Promise<StoredReply> {
  const text = serializeReply(reply)
  const counted = increaseCountQuery(ask, 'change-account', row.accountId, 1 + Math.floor(text.length / 1024))
  await sql`${sql.raw(PREPARED_QUERY_PREFIX)} with counted as (${counted}) update idempotency set reply = ${text} where ${idempotencyKeySql(ask, row)}`.execute(
    ask.db,
  )
  return reply
}

const createSuccessReply = (result: unknown): StoredReply => ({ type: 'done', result })

/** Returns an error as a refusal if it is final. Throws the error again if a retry might succeed. */
function finalRefusalOf(error: unknown): StoredRefusal {
  if (error instanceof AppError && isFinalError(error)) return { type: 'refused', error }
  throw error
}

interface IdempotencyKeyRow {
  accountId: string
  key: string
  call: CallName
  inputHash: string
}

const idempotencyKeySql = ({ tenant }: RequestContext, { accountId, key }: IdempotencyKeyRow) =>
  sql<boolean>`tenant_id = ${tenant.id} and account_id = ${accountId} and key = ${key}`

/**
 * Locks the customer's row and claims the idempotency key. Returns false if the key is used or the customer no longer exists. A
 * simultaneous copy of the call waits here. Throws `too-often` if the daily limit is reached. That refusal is not final, so a queued change
 * is retried the next day.
 */
async function claimIdempotencyKey(ask: RequestContext, { accountId, key, call, inputHash }: IdempotencyKeyRow): Promise<boolean> {
  const { db, tenant, clock } = ask
  const { rows } = await sql<{ isFull: boolean }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    with owner as (select tenant_id, id from account where tenant_id = ${tenant.id} and id = ${accountId} for no key update)
    insert into idempotency (tenant_id, account_id, key, call, input_hash, made_at)
    select tenant_id, id, ${key}, ${call}, ${inputHash}, ${new Date(clock.now())}::timestamptz from owner
    on conflict do nothing
    returning exists (${limitReachedQuery(ask, 'change-account', accountId)}) as "isFull"`.execute(db)
  if (rows[0]?.isFull)
    throw new AppError('too-often', { message: /*i18n*/ 'You have changed very much today. Go on tomorrow, or call us.' })
  return rows.length > 0
}

async function readFirstReply(ask: RequestContext, row: IdempotencyKeyRow): Promise<StoredReply> {
  const found = await ask.db
    .selectFrom('idempotency')
    .select(['call', 'input_hash', 'reply'])
    .where(idempotencyKeySql(ask, row))
    .executeTakeFirst()
  if (!found) throw new AppError('sign-in-required')
  if (found.call !== row.call || found.input_hash !== row.inputHash) throw new AppError('key-reused', { field: IDEMPOTENCY_HEADER })
  return parseStoredReply(found.reply)
}

/** The server's answer to a change: the change's result, or a final refusal. */
export type StoredReply = { type: 'done'; result: unknown } | StoredRefusal
interface StoredRefusal {
  type: 'refused'
  error: AppError
}

const StoredRefusalSchema = v.strictObject({
  refused: v.object({
    code: v.custom<AppError['code']>(isErrorCode),
    say: v.string(),
    /** The template and the values of the refusal's message. A copy of the change may need the message in another language. */
    said: v.optional(v.object({ text: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) })),
    field: v.optional(v.string()),
    result: v.optional(v.unknown()),
  }),
})

/**
 * Returns the text of a reply as it is stored with its idempotency key. No call returns an object with only `refused`, so results and
 * refusals cannot be confused.
 */
function serializeReply(reply: StoredReply): string {
  if (reply.type === 'done') return JSON.stringify(reply.result ?? null, omitPhotos)
  const { code, message, detail } = reply.error
  return JSON.stringify({ refused: { code, say: message, said: detail.said, field: detail.field, result: detail.result } }, omitPhotos)
}

/** Leaves photos out of stored replies. A photo is already stored in its own row, and a copy per reply would fill the disk. */
const omitPhotos = (_: string, value: unknown): unknown => (typeof value === 'string' && value.startsWith('data:image/') ? null : value)

function parseStoredReply(text: string | null): StoredReply {
  const stored: unknown = JSON.parse(text ?? 'null')
  const read = v.safeParse(StoredRefusalSchema, stored)
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

/** Adds the stored idempotency keys and replies to the export of a person's data. Their rows are deleted with the account. */
export const idempotencyDataSource: PersonalDataSource = {
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
