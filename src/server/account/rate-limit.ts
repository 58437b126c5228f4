import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { AccountAsk } from './ask.ts'
import { sha256 } from './hashes.ts'
import { type RateRule, rates } from './rates.ts'

/** What counting needs to know: of which shop, and when. */
type Counting = Pick<AccountAsk, 'db' | 'clock'> & { tenant: Pick<AccountAsk['tenant'], 'id'> }

/** Whose count it is: a shop's, or nobody's where all shops count together. */
const shopOf = (ask: Counting, rule: RateRule): string => (rates[rule].allShops ? '' : ask.tenant.id)

const subjectHash = (rule: RateRule, subject: string) => sha256(`${rule} ${subject}`)

/** Counts one more time and says how often it was within the window. One statement, so that two at once count as two. It outlives a restart. */
export async function hit(ask: Counting, rule: RateRule, subject: string): Promise<number> {
  const now = new Date(ask.clock.now())
  const openedAfter = new Date(now.getTime() - rates[rule].windowMs)
  const counted = await ask.db
    .insertInto('rate_limit')
    .values({ tenant_id: shopOf(ask, rule), rule, subject_hash: subjectHash(rule, subject), since: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'rule', 'subject_hash']).doUpdateSet({
        hits: sql`case when rate_limit.since <= ${openedAfter}::timestamptz then 1 else rate_limit.hits + 1 end`,
        since: sql`case when rate_limit.since <= ${openedAfter}::timestamptz then ${now}::timestamptz else rate_limit.since end`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return counted.hits
}

/** Whether it has happened as often as it may. Counts nothing. */
export async function isEnough(ask: Counting, rule: RateRule, subject: string): Promise<boolean> {
  const found = await ask.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .where('since', '>', new Date(ask.clock.now() - rates[rule].windowMs))
    .executeTakeFirst()
  return found !== undefined && found.hits >= rates[rule].most
}

/** Counts, and refuses with `too-often` beyond the rule's most. */
export async function limit(ask: AccountAsk, rule: RateRule, subject: string, say?: string): Promise<number> {
  const { most, windowMs } = rates[rule]
  const hits = await hit(ask, rule, subject)
  if (hits > most) throw new AppError('too-often', { message: say ?? `Too many tries. Wait ${windowMs / 60_000} minutes, then try again.` })
  return hits
}

/** Forgets what was counted. */
export async function forgive(ask: AccountAsk, rule: RateRule, subject: string): Promise<void> {
  await ask.db
    .deleteFrom('rate_limit')
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .execute()
}

/** Takes one back: what was counted beforehand turned out well. */
export async function takeBack(ask: AccountAsk, rule: RateRule, subject: string): Promise<void> {
  await ask.db
    .updateTable('rate_limit')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('tenant_id', '=', shopOf(ask, rule))
    .where('rule', '=', rule)
    .where('subject_hash', '=', subjectHash(rule, subject))
    .execute()
}
