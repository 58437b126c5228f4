import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Matched, Suggestion } from '#contract/catalogue/catalogue.ts'
import { pageResult, pageSlice } from '#contract/kernel/paging.ts'
import { withoutLabel } from '#contract/labels/read-label.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { chosenCodes } from '#search/catalogue/coded-column.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { matchedOf } from '#search/find/matched-numbers.ts'
import { nameVehiclesIn, vehiclesOf } from '#search/find/named-vehicles.ts'
import { foundRows, type SearchMatch } from '#search/find/search-match.ts'
import { searchText, withWords } from '#search/find/search-text.ts'
import { parseSearchText } from '#search/find/understand.ts'
import type { SearchWork } from '#search/schedule/search-work.ts'
import { cardOf } from './cards.ts'

/** Maximum number of suggested vehicles. Each is shown with its starters and alternators. */
const VEHICLES_SUGGESTED = 3
const UNIT_TYPES: readonly PartType[] = ['starter', 'alternator']

/** Suggests parts for a search text: first parts found by number, then parts found by words. */
export async function search(
  catalogue: Catalogue,
  work: SearchWork,
  { searchStr, pageNo, pageSize }: ParsedOf<'search'>,
): Promise<ResultOf<'search'>> {
  const asked = await searchText(work, catalogue, searchStr)
  const text = withoutLabel(searchStr)
  const vehicles = isNumber(asked) ? [] : vehiclesNamed(catalogue, text)
  const match = await withWords(work, catalogue, text, asked, pageNo * pageSize)
  const ofVehicle = vehicles.length > 0 && parseSearchText(text).kinds.size === 0
  const found = foundRows(match)
  const rows = ofVehicle ? onlyUnits(catalogue, found) : found
  const shown = pageSlice(firstRows(catalogue, { rows, marks: match.marks }, 'best', pageNo * pageSize), pageNo, pageSize)
  const matched = matchedOf(catalogue, match, shown)
  return {
    ...pageResult(
      Array.from(shown, (row) => suggestion(catalogue, row, matched.get(row) ?? { by: 'words' })),
      rows.length,
      pageNo,
      pageSize,
    ),
    found: asked.total,
    ...(vehicles.length > 0 ? { vehicles } : {}),
  }
}

const isNumber = ({ meant, total }: SearchMatch): boolean => (meant === 'number' || meant === 'scratched') && total > 0

/** Minimum length of a text that is compared with vehicle names. Shorter texts match the beginning of too many names. */
const MIN_NAME_CHARACTERS = 3

/** Returns the vehicles that a text names. A make alone does not name a vehicle, because a make has too many models. */
function vehiclesNamed(catalogue: Catalogue, text: string) {
  if (text.length < MIN_NAME_CHARACTERS) return []
  const naming = nameVehiclesIn(catalogue.frame, text)
  return naming.makeOnly ? [] : vehiclesOf(catalogue, naming, VEHICLES_SUGGESTED)
}

/**
 * Keeps only complete units (starters and alternators). A customer who names a vehicle wants these rather than bushes and screws, which fit
 * many vehicles.
 */
function onlyUnits({ columns: { type } }: Catalogue, rows: ArrayLike<number>): number[] {
  const units = chosenCodes(type, UNIT_TYPES)
  const found = Array.from(rows).filter((row) => units[type.codes[row] ?? 0])
  // If no complete unit was found, all found parts stay.
  return found.length > 0 ? found : Array.from(rows)
}

function suggestion(catalogue: Catalogue, row: number, matched: Matched): Suggestion {
  const { segment, at } = catalogue.segmentOfRow(row)
  const { mcode, mainImageUrl, oeNumber, oeProducer, backCategoryName, ...card } = cardOf(catalogue, row)
  const { specName, producer, condition, price, wasPrice, promotion, coreCharge, stock } = card
  return {
    ...{ goodsSkuCode: mcode, mainImageUrl, oeNumber, oeProducer, backCategoryName },
    ...{ specName, producer, condition, price, wasPrice, promotion, coreCharge, stock },
    goodsApplication: segment.text('hint', at) || null,
    matched,
  }
}
