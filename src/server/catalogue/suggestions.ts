import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Suggestion } from '#contract/catalogue.ts'
import type { PartType } from '#contract/part-types.ts'
import { pageResult, pageSlice } from '#server/kernel/paging.ts'
import type { CatalogueAsk, SearchAsk } from './ask.ts'
import { cardOf, cardRows, type CardRow } from './cards.ts'
import type { CatalogueColumns } from './columns/catalogue-columns.ts'
import { columnsWithWords } from './columns/columns-by-tenant.ts'
import { chosenCodes } from './columns/coded-column.ts'
import { pickRows } from './columns/pick.ts'
import { SUGGESTED_NUMBERS_MOST } from './search/find-numbers.ts'
import { matchedOf } from './search/matched-numbers.ts'
import type { SearchMatch } from './search/search-match.ts'
import { searchText, withWords } from './search/search-text.ts'
import { understand } from './search/understand.ts'
import { nameVehiclesIn, vehiclesOf } from './vehicle/named-vehicles.ts'

/** So many vehicles are suggested, each with its units. */
const VEHICLES_SUGGESTED = 3
const UNITS: readonly PartType[] = ['starter', 'alternator']

/** Suggestions: parts whose numbers meet the text come first, parts whose words meet it behind them. */
export async function search(ask: CatalogueAsk, input: ParsedOf<'search'>): Promise<ResultOf<'search'>> {
  const columns = await columnsWithWords(ask)
  return ask.searching((work) => suggestions({ ...ask, work }, columns, input))
}

async function suggestions(
  ask: SearchAsk,
  columns: CatalogueColumns,
  { searchStr, pageNo, pageSize }: ParsedOf<'search'>,
): Promise<ResultOf<'search'>> {
  const asked = await searchText(ask, columns, searchStr, SUGGESTED_NUMBERS_MOST)
  const vehicles = isNumber(asked) ? [] : await vehiclesNamed(ask, columns, searchStr)
  const match = await withWords(ask, columns, searchStr, asked, pageNo * pageSize)
  const ofVehicle = vehicles.length > 0 && understand(searchStr).kinds.size === 0
  const rows = pickRows(columns, ofVehicle ? unitsAlone(columns, match.marks) : match.marks)
  const ids = Array.from(pageSlice(rows, pageNo, pageSize), (row) => columns.ids[row] ?? 0)
  const records = ids.length === 0 ? [] : await recordsOf(ask, columns, ids, match)
  return {
    ...pageResult(records, rows.length, pageNo, pageSize),
    ...(isNumber(asked) && asked.total >= SUGGESTED_NUMBERS_MOST ? {} : { found: asked.total }),
    ...(vehicles.length > 0 ? { vehicles } : {}),
  }
}

const isNumber = ({ meant, total }: SearchMatch): boolean => (meant === 'number' || meant === 'scratched') && total > 0

/** Two letters begin the name of some vehicle, whatever is being typed. */
const NAME_LEAST_CHARACTERS = 3

/** A make alone is no vehicle: all of its models are as good as none. */
async function vehiclesNamed(ask: SearchAsk, columns: CatalogueColumns, text: string) {
  if (text.length < NAME_LEAST_CHARACTERS) return []
  const naming = nameVehiclesIn(columns, text)
  return naming.makeOnly ? [] : vehiclesOf(ask, naming, VEHICLES_SUGGESTED)
}

/** Of a vehicle its complete units are looked for: bushings and screws that fit it as well are in every other. */
function unitsAlone({ type }: CatalogueColumns, marks: Uint8Array): Uint8Array {
  const units = chosenCodes(type, UNITS)
  return marks.map((mark, row) => (units[type.codes[row] ?? 0] ? mark : 0))
}

async function recordsOf(ask: SearchAsk, columns: CatalogueColumns, ids: readonly number[], match: SearchMatch): Promise<Suggestion[]> {
  const matched = await matchedOf(ask, match, ids)
  const [cards, hints] = [await cardRows(ask, ids), await hintsOf(ask, ids)]
  return ids.flatMap((id) => {
    const row = cards.get(id)
    return row ? [{ ...ofCard(columns, row), goodsApplication: hints.get(id) ?? null, matched: matched.get(id) ?? { by: 'words' } }] : []
  })
}

/** What a suggestion says of its part besides. */
function ofCard(columns: CatalogueColumns, row: CardRow) {
  const { mcode, mainImageUrl, oeNumber, oeProducer, backCategoryName, ...card } = cardOf(columns, row)
  const { specName, producer, condition, price, wasPrice, promotion, coreCharge, stock } = card
  const specified = { goodsSkuCode: mcode, mainImageUrl, oeNumber, oeProducer, backCategoryName }
  return { ...specified, specName, producer, condition, price, wasPrice, promotion, coreCharge, stock }
}

/** What each part fits, in a few words. */
async function hintsOf({ db, tenantId }: CatalogueAsk, ids: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await db
    .selectFrom('part')
    .select(['id', 'application_hint'])
    .where('id', 'in', ids)
    .where('tenant_id', '=', tenantId)
    .execute()
  return new Map(rows.map((row) => [row.id, row.application_hint]))
}
