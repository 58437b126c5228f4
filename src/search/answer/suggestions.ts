import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartSearchMatch, Suggestion } from '#contract/catalogue/catalogue.ts'
import { pageResult, pageSlice } from '#contract/kernel/paging.ts'
import { labelNumberOrText } from '#contract/labels/read-label.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { flagChosenCodes } from '#search/catalogue/coded-column.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { releaseMarks } from '#search/find/marker.ts'
import { bestMatchesByRow } from '#search/find/matched-numbers.ts'
import { matchVehicleNames, namedVehiclesOf } from '#search/find/named-vehicles.ts'
import { matchingRows, type SearchMatch } from '#search/find/search-match.ts'
import { addWordMatches, searchText } from '#search/find/search-text.ts'
import { parseSearchText } from '#search/find/understand.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { partCardOf } from './cards.ts'
import { type FoundSuggestions, keptSuggestionsOf, MAX_KEPT_ROWS, MIN_KEPT_MATCHES } from './kept-suggestions.ts'

/** Maximum number of suggested vehicles. Each is shown with its starters and alternators. */
const MAX_SUGGESTED_VEHICLES = 3
const COMPLETE_UNIT_TYPES: readonly PartType[] = ['starter', 'alternator']

/** Suggests parts for a search text: first parts found by number, then parts found by words. */
export async function search(
  catalogue: Catalogue,
  work: SearchBudget,
  { searchStr, pageNo, pageSize }: ParsedInputOf<'search'>,
): Promise<CallResultOf<'search'>> {
  const kept = keptSuggestionsOf(catalogue)
  const many = pageNo * pageSize
  const found = kept.find(searchStr, many) ?? (await findSuggestions(catalogue, work, searchStr, many))
  kept.keep(searchStr, found)
  const shown = pageSlice(found.first, pageNo, pageSize)
  const matched = bestMatchesByRow(catalogue, found.match, shown)
  return {
    ...pageResult(
      Array.from(shown, (row) => buildSuggestion(catalogue, row, matched.get(row) ?? { by: 'words' })),
      found.total,
      pageNo,
      pageSize,
    ),
    found: found.match.total,
    ...(found.vehicles.length > 0 ? { vehicles: found.vehicles } : {}),
  }
}

/** Finds at least the first `many` rows for a text, and a few more of a number that many parts have, so that they can be kept. */
async function findSuggestions(catalogue: Catalogue, work: SearchBudget, searchStr: string, many: number): Promise<FoundSuggestions> {
  const asked = await searchText(work, catalogue, searchStr)
  const text = labelNumberOrText(searchStr)
  const vehicles = isNumberMatch(asked) ? [] : findVehiclesNamed(catalogue, text)
  const match = await addWordMatches(work, catalogue, text, asked, many)
  const ofVehicle = vehicles.length > 0 && parseSearchText(text).partTypeScores.size === 0
  const all = matchingRows(match)
  const rows = ofVehicle ? keepCompleteUnits(catalogue, all) : all
  const wanted = asked.total < MIN_KEPT_MATCHES ? many : Math.max(many, MAX_KEPT_ROWS)
  const first = firstRows(catalogue, { rows, marks: match.marks }, 'best', wanted)
  const { meant, searchedNumbers, illegibleNumber, tolerance } = asked
  releaseMarks(catalogue, asked.marks)
  return {
    match: { meant, searchedNumbers, total: asked.total, ...(illegibleNumber && { illegibleNumber }), ...(tolerance && { tolerance }) },
    ...{ vehicles, first, total: rows.length },
  }
}

const isNumberMatch = ({ meant, total }: SearchMatch): boolean => (meant === 'number' || meant === 'scratched') && total > 0

/** Minimum length of a text that is compared with vehicle names. Shorter texts match the beginning of too many names. */
const MIN_NAME_CHARACTERS = 3

/** Returns the vehicles that a text names. A make alone does not name a vehicle, because a make has too many models. */
function findVehiclesNamed(catalogue: Catalogue, text: string) {
  if (text.length < MIN_NAME_CHARACTERS) return []
  const naming = matchVehicleNames(catalogue.frame, text)
  return naming.isMakeOnly ? [] : namedVehiclesOf(catalogue, naming, MAX_SUGGESTED_VEHICLES)
}

/**
 * Keeps only complete units (starters and alternators). A customer who names a vehicle wants these rather than bushes and screws, which fit
 * many vehicles.
 */
function keepCompleteUnits({ columns: { type } }: Catalogue, rows: ArrayLike<number>): number[] {
  const units = flagChosenCodes(type, COMPLETE_UNIT_TYPES)
  const found = Array.from(rows).filter((row) => units[type.codes[row] ?? 0])
  // If no complete unit was found, all found parts stay.
  return found.length > 0 ? found : Array.from(rows)
}

function buildSuggestion(catalogue: Catalogue, row: number, matched: PartSearchMatch): Suggestion {
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  const { mcode, mainImageUrl, oeNumber, oeProducer, backCategoryName, ...card } = partCardOf(catalogue, row)
  const { specName, producer, condition, price, wasPrice, promotion, coreCharge, stock } = card
  return {
    ...{ goodsSkuCode: mcode, mainImageUrl, oeNumber, oeProducer, backCategoryName },
    ...{ specName, producer, condition, price, wasPrice, promotion, coreCharge, stock },
    goodsApplication: segment.columnTextAt('hint', segmentRow) || null,
    matched,
  }
}
