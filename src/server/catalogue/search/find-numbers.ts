import { type RawBuilder, sql } from 'kysely'
import { isNumberKey, type Meeting, type NumberKeys, numberKeys, ZEROLESS_LEAST_CHARACTERS } from '#contract/numbers.ts'
import { withoutZeros } from '#contract/misread.ts'
import { PREPARED } from '#server/db/prepared.ts'
import type { CatalogueAsk, SearchAsk } from '#server/catalogue/ask.ts'

/**
 * How a stored number met the one that was typed, best first, with the mark that its part gets. Zeros that were typed count: whoever types
 * 0001 sees them. `cut`: the stored number is the typed one without its last digit.
 */
export type HowMatched = Meeting | 'cut' | 'begins-but-zeros' | 'contains' | 'suffix' | 'alike'
export const numberMarks: Record<HowMatched, number> = {
  same: 60,
  zeros: 59,
  revision: 58,
  cut: 57,
  begins: 56,
  'begins-but-zeros': 55,
  contains: 54,
  suffix: 53,
  alike: 52,
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
export interface Marked extends Map<number, number> {
  /** There are more: a beginning is borne by as many as were looked at. */
  hasMore?: boolean
}

/**
 * Finds parts by numbers in any spelling: whole, but for zeros, another revision, its beginning; a piece inside only of numbers whose
 * beginnings are few. One question for all beginnings and one for all pieces, however many numbers there are.
 */
export async function findNumbers(ask: SearchAsk, typed: readonly string[], { most = NUMBERS_MOST, inside = true } = {}): Promise<Marked> {
  const asked = typed.map(numberKeys).filter(({ key }) => key.length >= 2 && isNumberKey(key))
  const each = asked.map((keys): { keys: NumberKeys; marked: Marked } => ({ keys, marked: new Map() }))
  if (asked.length === 0 || !(await ask.work.may('numbers'))) return new Map()
  const met = await beginnings(ask, asked, most)
  for (const [at, found] of met.entries()) absorb(each[at]?.marked, found)
  const few = each.filter(({ keys, marked }) => marked.size < ENOUGH_BEGINNINGS && keys.zeroless.length >= PIECE_LEAST_CHARACTERS)
  const looked = inside ? few.slice(0, await ask.work.asManyAs('piece', few.length)) : []
  if (looked.length > 0) {
    const held = await pieces(
      ask,
      looked.map(({ keys }) => keys.zeroless),
    )
    for (const [at, ids] of held.entries()) absorb(looked[at]?.marked, [['contains', ids]])
  }
  const all: Marked = new Map()
  for (const { marked } of each) for (const [id, value] of marked) if (value > (all.get(id) ?? 0)) all.set(id, value)
  all.hasMore = met.some((found) => found.some(([, ids]) => ids !== null && ids.length >= most))
  return all
}

type Found = [HowMatched, number[] | null][]

function absorb(marked: Marked | undefined, found: Found) {
  if (marked === undefined) return
  for (const [how, ids] of found) {
    for (const id of ids ?? []) if (numberMarks[how] > (marked.get(id) ?? 0)) marked.set(id, numberMarks[how])
  }
}

/** One look into an index: rows whose column begins with a text, or is it; and what each of the two then means. */
interface Look {
  column: keyof NumberKeys
  text: string
  whole: HowMatched
  /** Absent: only the whole text counts. */
  begun?: HowMatched
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
    ...(cut === null ? [] : either(cut, 'cut')),
  ]
}

const either = (text: string, whole: HowMatched): Look[] => [
  { column: 'key', text, whole },
  { column: 'zeroless', text, whole },
]

/** Keys are capitals and digits, in the order of their codes: after every key that begins with a text, and after that key alone. */
const AFTER_EVERY_KEY = '~'
const AFTER_THE_KEY = '!'

const columns: readonly (keyof NumberKeys)[] = ['key', 'zeroless', 'family']
/**
 * The weaker keys are indexed only where they differ from the stronger one (db/indexes.ts), so a weaker text is looked for among the
 * stronger keys too.
 */
const differs: Record<keyof NumberKeys, RawBuilder<unknown>> = {
  key: sql``,
  zeroless: sql`and zeroless <> key`,
  family: sql`and family <> zeroless`,
}

/**
 * What each number met, in their order. A range, and not `like`: an index answers it without knowing the text, so that the plan can be
 * kept.
 */
async function beginnings({ db, tenantId }: CatalogueAsk, numbers: readonly NumberKeys[], most: number): Promise<Found[]> {
  const asked = numbers.flatMap((keys, of) => looks(keys).map((look) => ({ ...look, of })))
  const inColumns = columns.map((column) => {
    const [name, here] = [sql.ref(column), asked.map((look, at) => ({ ...look, at })).filter((look) => look.column === column)]
    const [places, texts] = [here.map(({ at }) => at), here.map(({ text }) => text)]
    const ends = here.map(({ text, begun }) => text + (begun ? AFTER_EVERY_KEY : AFTER_THE_KEY))
    return sql`
      select place, whole, begun from unnest(${places}::int[], ${texts}::text[], ${ends}::text[]) as look (place, first, behind),
      lateral (
        select json_agg(part_id) filter (where ${name} = first) as whole, json_agg(part_id) as begun from (
          select part_id, ${name} from part_number
          where ${name} >= first and ${name} < behind ${differs[column]} and tenant_id = ${tenantId} limit ${most}) as found
      ) as met where begun is not null`
  })
  const read = await sql<{ place: number; whole: number[] | null; begun: number[] | null }>`${sql.raw(PREPARED)}
    ${sql.join(inColumns, sql` union all `)}`.execute(db)
  const found: Found[] = numbers.map(() => [])
  for (const { place, whole, begun } of read.rows) {
    const look = asked[place]
    if (look) found[look.of]?.push([look.whole, whole], ...(look.begun ? ([[look.begun, begun]] satisfies Found) : []))
  }
  return found
}

/** Dealers' lists hold ten-digit numbers without their last digit (`428000574`), so the stored number may be the shorter one. */
const CUT_LEAST_CHARACTERS = 10

/** Parts that hold each of these inside of a number, in their order. */
async function pieces({ db, tenantId }: CatalogueAsk, texts: readonly string[]): Promise<(number[] | null)[]> {
  const read = await sql<{ place: number; ids: number[] | null }>`${sql.raw(PREPARED)}
    select place::int as place, ids from unnest(${texts.map((text) => `%${text}%`)}::text[]) with ordinality as look (piece, place),
    lateral (
      select json_agg(part_id) as ids from (
        select part_id from part_number where key like piece and tenant_id = ${tenantId} limit ${PIECES_MOST}) as found
    ) as held`.execute(db)
  return texts.map((_, at) => read.rows.find(({ place }) => place === at + 1)?.ids ?? null)
}

const likeOf = (scratched: string) => `${scratched.replaceAll('?', '_').replaceAll('*', '%')}%`

/** Finds parts by a number some of whose characters cannot be read (contract/misread.ts). */
export async function findScratched({ db, tenantId, work }: SearchAsk, scratched: string): Promise<Marked> {
  if (!(await work.may('scratched'))) return new Map()
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
export function howMatched(typed: NumberKeys, stored: NumberKeys): HowMatched | null {
  if (stored.key === typed.key) return 'same'
  if (typed.family.length < ZEROLESS_LEAST_CHARACTERS) return stored.key.startsWith(typed.key) ? 'begins' : null
  if (stored.zeroless === typed.zeroless) return 'zeros'
  if (stored.family === typed.family) return 'revision'
  if (stored.key.startsWith(typed.key)) return 'begins'
  if (stored.zeroless.startsWith(typed.zeroless)) return typed.zeroless === typed.key ? 'begins' : 'begins-but-zeros'
  if (typed.zeroless.length >= CUT_LEAST_CHARACTERS && stored.zeroless === typed.zeroless.slice(0, -1)) return 'cut'
  return typed.zeroless.length >= PIECE_LEAST_CHARACTERS && stored.key.includes(typed.zeroless) ? 'contains' : null
}
