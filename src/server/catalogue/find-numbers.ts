import { type RawBuilder, sql } from 'kysely'
import { type Meeting, type NumberKeys, numberKeys, ZEROLESS_LEAST_CHARACTERS } from '#contract/numbers.ts'
import { withoutZeros } from '#contract/scratched.ts'
import { PREPARED } from '#server/db/prepared.ts'
import type { Ask } from './ask.ts'

/** How a stored number met the one that was typed, best first, with the mark that its part gets. Zeros that were typed count: whoever types 0001 sees them. */
export type HowMet = Meeting | 'begins-but-zeros' | 'contains' | 'suffix' | 'alike'
export const numberMarks: Record<HowMet, number> = {
  same: 60,
  zeros: 59,
  revision: 58,
  begins: 57,
  'begins-but-zeros': 56,
  contains: 55,
  suffix: 54,
  alike: 53,
}

/** A short beginning such as `02` is borne by a tenth of all numbers. A listing looks at this many; its total stops there. */
export const NUMBERS_MOST = 4000
/** A suggestion is asked for at every stroke and shows eight. */
export const SUGGESTED_NUMBERS_MOST = 600
/** A piece from inside of a number is looked for from this many characters on: shorter ones are in every other number. */
const PIECE_LEAST_CHARACTERS = 4
const PIECES_MOST = 2000
/** When whole beginnings were met by fewer parts than this, pieces inside of numbers are looked for too. */
const ENOUGH_BEGINNINGS = 20

/** Database keys of parts that bear a number, with the mark of the best meeting. */
export type Marked = Map<number, number>

/** Finds parts by a number in any spelling: whole, but for zeros, another revision, its beginning; a piece inside only when those are few. */
export async function findNumbers(ask: Ask, typed: string, most = NUMBERS_MOST): Promise<Marked> {
  const keys = numberKeys(typed)
  const marked: Marked = new Map()
  if (keys.key.length < 2) return marked
  absorb(marked, await beginnings(ask, keys, most))
  if (marked.size < ENOUGH_BEGINNINGS && keys.zeroless.length >= PIECE_LEAST_CHARACTERS) absorb(marked, await pieces(ask, keys))
  return marked
}

type Found = [HowMet, number[] | null][]

function absorb(marked: Marked, found: Found) {
  for (const [how, ids] of found) {
    for (const id of ids ?? []) if (numberMarks[how] > (marked.get(id) ?? 0)) marked.set(id, numberMarks[how])
  }
}

/** One look into an index: rows whose column begins with a text, or is it; and what each of the two then means. */
interface Look {
  column: keyof NumberKeys
  text: string
  whole: HowMet
  /** Absent: only the whole text counts. */
  begun?: HowMet
}

/** The weaker keys are indexed only where they differ from the stronger one (db/indexes.ts), so a weaker text is looked for among the stronger keys too. */
const differs: Record<keyof NumberKeys, RawBuilder<unknown>> = {
  key: sql``,
  zeroless: sql`and zeroless <> key`,
  family: sql`and family <> zeroless`,
}

function looks({ key, zeroless, family }: NumberKeys): Look[] {
  const whole: Look = { column: 'key', text: key, whole: 'same', begun: 'begins' }
  if (family.length < ZEROLESS_LEAST_CHARACTERS) return [whole]
  const cut = zeroless.length >= CUT_LEAST_CHARACTERS ? zeroless.slice(0, -1) : null
  return [
    whole,
    { column: 'zeroless', text: zeroless, whole: 'zeros', begun: zeroless === key ? 'begins' : 'begins-but-zeros' },
    ...(zeroless === key ? [] : [{ column: 'key', text: zeroless, whole: 'zeros', begun: 'begins-but-zeros' } satisfies Look]),
    { column: 'family', text: family, whole: 'revision' },
    ...(family === zeroless ? [] : either(family, 'revision')),
    ...(cut === null ? [] : either(cut, 'begins')),
  ]
}

const either = (text: string, whole: HowMet): Look[] => [
  { column: 'key', text, whole },
  { column: 'zeroless', text, whole },
]

/** Keys are capitals and digits, in the order of their codes. */
const AFTER_EVERY_KEY = '~'

async function beginnings({ db, tenantId }: Ask, keys: NumberKeys, most: number): Promise<Found> {
  const asked = looks(keys)
  const columns = asked.map(({ column, text, begun }, at) => {
    const name = sql.ref(column)
    // A range, and not `like`: an index answers it without knowing the text, so that the plan can be kept.
    const meets = begun ? sql`${name} >= ${text} and ${name} < ${text + AFTER_EVERY_KEY}` : sql`${name} = ${text}`
    const rows = sql`select part_id, ${name} from part_number where ${meets} ${differs[column]} and tenant_id = ${tenantId} limit ${most}`
    return sql`(select json_build_array(json_agg(part_id) filter (where ${name} = ${text}), json_agg(part_id)) from (${rows}) as found) as ${sql.ref(`a${at}`)}`
  })
  const read = await sql<Record<string, [number[] | null, number[] | null]>>`${sql.raw(PREPARED)} select ${sql.join(columns)}`.execute(db)
  return asked.flatMap(({ whole, begun }, at): Found => {
    const [wholly = null, begins = null] = read.rows[0]?.[`a${at}`] ?? []
    return begun
      ? [
          [whole, wholly],
          [begun, begins],
        ]
      : [[whole, wholly]]
  })
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

const likeOf = (scratched: string) => `${scratched.replaceAll('?', '_').replaceAll('*', '%')}%`

/** Finds parts by a number some of whose characters cannot be read (contract/scratched.ts). */
export async function findScratched({ db, tenantId }: Ask, scratched: string): Promise<Marked> {
  const bare = withoutZeros(scratched)
  const read = await sql<{ ids: number[] | null; whole: number[] | null }>`
    select json_agg(part_id) as ids, json_agg(part_id) filter (where key like ${likeOf(scratched).slice(0, -1)}) as whole from (
      select part_id, key from part_number where tenant_id = ${tenantId}
        and (key like ${likeOf(scratched)} or key like ${likeOf(bare)} or (zeroless like ${likeOf(bare)} and zeroless <> key))
      limit ${PIECES_MOST}
    ) as held`.execute(db)
  const marked: Marked = new Map()
  // What has as many characters as were typed comes before what only begins like that.
  absorb(marked, [
    ['begins', read.rows[0]?.whole ?? null],
    ['contains', read.rows[0]?.ids ?? null],
  ])
  return marked
}

/** How one stored number meets the typed one, or null. The same rule that the queries above apply, for saying why a part was found. */
export function howMet(typed: NumberKeys, stored: NumberKeys): HowMet | null {
  if (stored.key === typed.key) return 'same'
  if (typed.family.length < ZEROLESS_LEAST_CHARACTERS) return stored.key.startsWith(typed.key) ? 'begins' : null
  if (stored.zeroless === typed.zeroless) return 'zeros'
  if (stored.family === typed.family) return 'revision'
  if (stored.key.startsWith(typed.key)) return 'begins'
  if (stored.zeroless.startsWith(typed.zeroless)) return typed.zeroless === typed.key ? 'begins' : 'begins-but-zeros'
  if (typed.zeroless.length >= CUT_LEAST_CHARACTERS && stored.zeroless === typed.zeroless.slice(0, -1)) return 'begins'
  return typed.zeroless.length >= PIECE_LEAST_CHARACTERS && stored.key.includes(typed.zeroless) ? 'contains' : null
}
