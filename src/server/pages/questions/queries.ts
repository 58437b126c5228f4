import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { questionNumber } from '#contract/pages/questions.ts'
import type { Db } from '#server/db/open.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import type { CounterQuestionTable } from '#server/pages/tables.ts'
import type { QuestionPhoto } from './photo.ts'

interface ShopScope {
  db: Db
  tenantId: string
}

export type QuestionRow = Selectable<CounterQuestionTable>

/** The number before the first question of a shop. The first question is Q-1001. */
const QUESTION_NUMBER_BASE = 1000

/** Returns the number of the stored question with the given key, or undefined if there is no such question. */
export async function findQuestionNumberByKey({ db, tenantId }: ShopScope, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('counter_question')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.number
}

/** Takes the next number for a question to a shop. Other transactions that take a number for this shop wait until this transaction ends. */
export async function allocateQuestionNumber({ db, tenantId }: ShopScope): Promise<number> {
  const { last } = await db
    .insertInto('question_counter')
    .values({ tenant_id: tenantId, last: QUESTION_NUMBER_BASE + 1 })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ last: sql`question_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Stores a customer's question with its photos, in order. */
export async function insertQuestion(
  { db, tenantId }: ShopScope,
  row: Omit<QuestionRow, 'tenant_id' | 'done_at'>,
  photos: readonly QuestionPhoto[],
): Promise<void> {
  await db
    .insertInto('counter_question')
    .values({ ...row, tenant_id: tenantId, done_at: null })
    .execute()
  if (photos.length === 0) return
  await db
    .insertInto('counter_question_photo')
    .values(photos.map((photo, place) => ({ ...photo, tenant_id: tenantId, number: row.number, place })))
    .execute()
}

/** Returns the latest questions of customers, newest first. `open`: only those that the shop has not closed. */
export async function readQuestions(
  { db, tenantId }: ShopScope,
  { open = false, most = 100 } = {},
): Promise<(QuestionRow & { photos: number })[]> {
  let query = db.selectFrom('counter_question').selectAll().where('tenant_id', '=', tenantId)
  if (open) query = query.where('done_at', 'is', null)
  const rows = await query.orderBy('number', 'desc').limit(most).execute()
  if (rows.length === 0) return []
  const counted = await db
    .selectFrom('counter_question_photo')
    .select(['number', ({ fn }) => fn.countAll<string>().as('photos')])
    .where('tenant_id', '=', tenantId)
    .where(
      'number',
      'in',
      rows.map(({ number }) => number),
    )
    .groupBy('number')
    .execute()
  const many = new Map(counted.map(({ number, photos }) => [number, Number(photos)]))
  return rows.map((row) => ({ ...row, photos: many.get(row.number) ?? 0 }))
}

export async function readQuestionByNumber(
  { db, tenantId }: ShopScope,
  number: number,
): Promise<(QuestionRow & { photos: QuestionPhoto[] }) | undefined> {
  const row = await db
    .selectFrom('counter_question')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) return undefined
  const photos = await db
    .selectFrom('counter_question_photo')
    .select(['type', 'photo'])
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .orderBy('place')
    .execute()
  return { ...row, photos }
}

/** Marks a customer's question as closed. */
export async function markQuestionDone({ db, tenantId }: ShopScope, number: number, at: Date): Promise<void> {
  await db.updateTable('counter_question').set({ done_at: at }).where('tenant_id', '=', tenantId).where('number', '=', number).execute()
}

const questionOfPersonSql = (tenantId: string, accountId: string) => sql<boolean>`tenant_id = ${tenantId} and (account_id = ${accountId}
  or email_key = (select email_key from account where tenant_id = ${tenantId} and id = ${accountId}))`

/**
 * Adds questions to the export of a person's data: those asked while signed in, and those with the same e-mail address. They are deleted
 * with the account.
 */
export const questionDataSource: PersonalDataSource = {
  name: 'questions',
  read: async (db, tenantId, accountId) => {
    const rows = await db
      .selectFrom('counter_question')
      .selectAll()
      .where(questionOfPersonSql(tenantId, accountId))
      .orderBy('number')
      .execute()
    return rows.map(({ number, asked_at, done_at, name, email, phone, about, question }) => ({
      ...{ number: questionNumber(number), name, email, phone, about, question },
      askedAt: asked_at.toISOString(),
      doneAt: done_at?.toISOString() ?? null,
    }))
  },
  erase: async (trx, tenantId, accountId) => {
    await trx.deleteFrom('counter_question').where(questionOfPersonSql(tenantId, accountId)).execute()
  },
}
