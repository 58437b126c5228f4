import { type RawBuilder, sql } from 'kysely'
import { type Meeting, type NumberKeys, numberKeys } from '#contract/numbers.ts'
import type { Ask } from './ask.ts'

/** How a stored number met the one that was typed, best first, with the mark that its part gets. */
export type HowMet = Meeting | 'contains'
export const numberMarks: Record<HowMet, number> = { same: 60, zeros: 59, revision: 58, begins: 57, contains: 56 }

/** A short beginning such as `02` is borne by a tenth of all numbers. This many are looked at; totals stop there. */
export const NUMBERS_MOST = 4000
/** A piece from inside of a number is looked for from this many characters on: shorter ones are in every other number. */
const PIECE_LEAST_CHARACTERS = 4
const PIECES_MOST = 2000
/** When whole beginnings were met by fewer parts than this, pieces inside of numbers are looked for too. */
const ENOUGH_BEGINNINGS = 20

/** Database keys of parts that bear a number, with the mark of the best meeting. */
export type Marked = Map<number, number>

/** Finds parts by a number in any spelling: whole, but for zeros, another revision, its beginning; a piece inside only when those are few. */
export async function findNumbers(ask: Ask, typed: string): Promise<Marked> {
  const keys = numberKeys(typed)
  const marked: Marked = new Map()
  if (keys.key.length < 2) return marked
  absorb(marked, await beginnings(ask, keys))
  if (marked.size < ENOUGH_BEGINNINGS && keys.zeroless.length >= PIECE_LEAST_CHARACTERS) absorb(marked, await pieces(ask, keys))
  return marked
}

type Found = [HowMet, number[] | null][]

function absorb(marked: Marked, found: Found) {
  for (const [how, ids] of found) {
    for (const id of ids ?? []) if (numberMarks[how] > (marked.get(id) ?? 0)) marked.set(id, numberMarks[how])
  }
}

async function beginnings({ db, tenantId }: Ask, { key, zeroless, family }: NumberKeys): Promise<Found> {
  const parts = (where: RawBuilder<unknown>) => sql`select part_id from part_number where ${where} and tenant_id = ${tenantId}`
  // The weaker keys are indexed only where they differ (db/indexes.ts), so each question is put to both.
  const isZeroless = (text: string) => sql`${parts(sql`key = ${text}`)} union all ${parts(sql`zeroless = ${text} and zeroless <> key`)}`
  const begins = (column: 'key' | 'zeroless', text: string) =>
    sql`${parts(sql`${sql.ref(column)} like ${`${text}%`} ${column === 'key' ? sql`` : sql`and zeroless <> key`}`)} limit ${NUMBERS_MOST}`
  const asked: [HowMet, RawBuilder<unknown>][] = [
    ['same', parts(sql`key = ${key}`)],
    ['zeros', isZeroless(zeroless)],
    ['revision', sql`${isZeroless(family)} union all ${parts(sql`family = ${family} and family <> zeroless`)}`],
    ['begins', begins('key', key)],
    ['begins', begins('zeroless', zeroless)],
    ...(zeroless === key ? [] : [['begins', begins('key', zeroless)] satisfies [HowMet, RawBuilder<unknown>]]),
    ...(zeroless.length < CUT_LEAST_CHARACTERS ? [] : [['begins', isZeroless(zeroless.slice(0, -1))] satisfies [HowMet, RawBuilder<unknown>]]),
  ]
  const columns = sql.join(asked.map(([, query], at) => sql`(select json_agg(part_id) from (${query}) as found) as ${sql.ref(`a${at}`)}`))
  const read = await sql<Record<string, number[] | null>>`select ${columns}`.execute(db)
  return asked.map(([how], at) => [how, read.rows[0]?.[`a${at}`] ?? null])
}

/** Dealers' lists hold ten-digit numbers without their last digit (`428000574`), so the stored number may be the shorter one. */
const CUT_LEAST_CHARACTERS = 10

async function pieces({ db, tenantId }: Ask, keys: NumberKeys): Promise<Found> {
  const read = await sql<{ ids: number[] | null }>`
    select json_agg(part_id) as ids from (
      select part_id from part_number where key like ${`%${keys.zeroless}%`} and tenant_id = ${tenantId} limit ${PIECES_MOST}
    ) as held`.execute(db)
  return [['contains', read.rows[0]?.ids ?? null]]
}

/** How one stored number meets the typed one, or null. The same rule that the queries above apply, for saying why a part was found. */
export function howMet(typed: NumberKeys, stored: NumberKeys): HowMet | null {
  if (stored.key === typed.key) return 'same'
  if (stored.zeroless === typed.zeroless) return 'zeros'
  if (stored.family === typed.family) return 'revision'
  if (stored.key.startsWith(typed.key) || stored.zeroless.startsWith(typed.zeroless)) return 'begins'
  if (typed.zeroless.length >= CUT_LEAST_CHARACTERS && stored.zeroless === typed.zeroless.slice(0, -1)) return 'begins'
  return typed.zeroless.length >= PIECE_LEAST_CHARACTERS && stored.key.includes(typed.zeroless) ? 'contains' : null
}
