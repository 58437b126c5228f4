import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { FinderAnswerCount, FinderMatch, FinderResult } from '#contract/finder/finder.ts'
import type { FinderAnswer } from '#contract/finder/finder-query.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { type JudgedAnswer, judgeAnswer, verdicts } from '#search/find-by-measure/answer-verdicts.ts'
import { bestQuestions } from '#search/find-by-measure/best-questions.ts'
import { measuredKindOf } from '#search/find-by-measure/cached-kinds.ts'
import { finderKindsOf } from '#search/find-by-measure/finder-kinds.ts'
import { listedRows } from '#search/find-by-measure/listed-rows.ts'
import { countParts, matchUnits, partsLostByAnswer } from '#search/find-by-measure/match-units.ts'
import { type MeasuredKind, unitOfRow } from '#search/find-by-measure/measured-kind.ts'
import { remainingUnits } from '#search/find-by-measure/remaining-units.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { partCardsOf } from './cards.ts'

/** The number of parts that are shown beside the question. */
const MAX_FINDER_RECORDS = 24

/**
 * Answers the finder: which parts of a kind agree with what was measured on an old unit, and which question divides them best. Without a
 * kind it lists the kinds. Throws not-found for an unknown kind.
 */
export async function partFinder(
  catalogue: Catalogue,
  work: SearchBudget,
  { backCategoryId, answers: given }: ParsedInputOf<'partFinder'>,
): Promise<CallResultOf<'partFinder'>> {
  const kinds = finderKindsOf(catalogue)
  if (backCategoryId === undefined) return { kinds, total: 0, places: 0, questions: [], answers: [], records: [], matches: [] }
  const kind = await measuredKindOf(catalogue, backCategoryId, work)
  return { kinds, ...(await work.runSteps(answerOfKind(catalogue, kind, given))) }
}

/** Other work can run between matching, the list and the questions, because each of them reads all units of the kind. */
function* answerOfKind(
  catalogue: Catalogue,
  kind: MeasuredKind,
  given: readonly FinderAnswer[],
): Generator<void, Omit<FinderResult, 'kinds'>> {
  yield
  const answers = judgeAnswers(kind, given)
  const judged = answers.flatMap((one) => one.judged ?? [])
  const matches = matchUnits(kind, judged)
  const { agreeing, listed } = remainingUnits(matches)
  const total = countParts(kind, agreeing)
  const lost = partsLostByAnswer(kind, matches, judged.length)
  yield
  const rows = listedRows(catalogue, kind, matches, listed, MAX_FINDER_RECORDS)
  yield
  const questions = yield* bestQuestions(kind, agreeing, new Set(given.map(({ key }) => key)))
  yield
  return {
    ...{ total, places: agreeing.length, questions },
    answers: answers.map((one) => answerCountOf(kind, one, total + (one.judged === null ? 0 : (lost[judged.indexOf(one.judged)] ?? 0)))),
    records: partCardsOf(catalogue, rows),
    matches: Array.from(rows, (row) => matchOf(catalogue, kind, judged, row)),
  }
}

/** An answer with what it says of the values of its column; null if it restricts nothing. */
interface GivenAnswer extends FinderAnswer {
  judged: JudgedAnswer | null
}

const judgeAnswers = ({ columns }: MeasuredKind, given: readonly FinderAnswer[]): GivenAnswer[] =>
  given.map((answer) => {
    const column = columns.find(({ key }) => key === answer.key)
    return { ...answer, judged: column === undefined ? null : judgeAnswer(column, answer) }
  })

const answerCountOf = ({ columns }: MeasuredKind, { key, value }: GivenAnswer, totalWithout: number): FinderAnswerCount => ({
  ...{ key, value, totalWithout },
  ...columns.find((column) => column.key === key)?.own,
})

function matchOf(catalogue: Catalogue, kind: MeasuredKind, judged: readonly JudgedAnswer[], row: number): FinderMatch {
  const unit = unitOfRow(kind, row)
  const valuesOf = judged.map(({ column, verdictOfCode }) => {
    const code = column.codes[unit] ?? 0
    return { key: column.key, value: column.values[code] ?? '', verdict: verdictOfCode[code] ?? 0 }
  })
  return {
    mcode: mcodeOf(catalogue.mcode(row)),
    unknown: valuesOf.filter(({ verdict }) => verdict === verdicts.unknown).map(({ key }) => key),
    off: valuesOf.filter(({ verdict }) => verdict >= verdicts.slightlyOff).map(({ key, value }) => ({ key, value })),
    alike: (kind.partCounts[unit] ?? 1) - 1,
  }
}
