import { sql } from 'kysely'
import { asDigits, misreadings, withoutSuffix } from '#contract/misread.ts'
import { numberKey } from '#contract/numbers.ts'
import { findNumbers, type Marked, numberMarks } from './find-numbers.ts'
import type { SearchAsk } from '#server/catalogue/ask.ts'

const MISREAD_MOST = 400

/** Parts that bear a number which the typed one may be a misreading of (contract/misread.ts). Every look is one into an index. */
export async function findMisread({ db, tenantId, work }: SearchAsk, typed: string): Promise<Marked> {
  const key = numberKey(typed)
  const keys = misreadings(key)
  if (keys.length === 0 || !(await work.may('misread'))) return new Map()
  const bare = [...new Set(keys.map((one) => one.replace(/^0+(?=\d)/, '')))]
  const read = await sql<{ ids: number[] | null }>`
    select json_agg(part_id) as ids from (
      (select part_id from part_number where key = any(${[...new Set([...keys, ...bare])]}) and tenant_id = ${tenantId} limit ${MISREAD_MOST})
      union (select part_id from part_number where zeroless = any(${bare}) and zeroless <> key and tenant_id = ${tenantId} limit ${MISREAD_MOST})
      union (select part_id from part_number where key like ${`${asDigits(key)}%`} and tenant_id = ${tenantId} limit ${MISREAD_MOST})
    ) as alike`.execute(db)
  return new Map((read.rows[0]?.ids ?? []).map((id): [number, number] => [id, numberMarks.alike]))
}

export interface Shortened {
  /** The number that was looked for instead. */
  number: string
  marked: Marked
}

/** Parts that bear the number without what stands behind it, whole; null when there are none. */
export async function findWithoutSuffix(ask: SearchAsk, typed: string): Promise<Shortened | null> {
  const number = withoutSuffix(typed)
  if (number === null) return null
  const marked = new Map([...(await findNumbers(ask, [number], { inside: false }))].filter(([, mark]) => mark >= numberMarks.revision))
  return marked.size === 0 ? null : { number, marked }
}
