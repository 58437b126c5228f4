import type { FinderQuestion } from '#contract/finder/finder.ts'
import { type AttributeCheck, toleranceAt } from '#contract/finder/measurable.ts'
import { type CodeCounts, codeCounter } from './code-counts.ts'
import { expectedBits } from './expected-bits.ts'
import type { MeasuredColumn } from './measured-column.ts'
import type { KindColumn, MeasuredKind } from './measured-kind.ts'

/**
 * What the expected information is multiplied with, by how easily it is had: a count or a look needs no tool, a caliper must be fetched and
 * the place cleaned, and plates of old units are often gone.
 */
const easeOf: Readonly<Record<AttributeCheck, number>> = { count: 1, look: 1, caliper: 0.9, plate: 0.75 }

/** An angle that is estimated by eye is read worse than a length that a caliper shows. */
const EASE_OF_ESTIMATES = 0.6

const easeOfColumn = ({ check, tolerance }: MeasuredColumn) => (check === 'look' && tolerance !== null ? EASE_OF_ESTIMATES : easeOf[check])

/** Nobody looks through more values than this to choose one. Texts with more are not asked until fewer remain. */
const MAX_CHOICES = 40
/** Of a measure, this many values are shown as examples. */
const MAX_MEASURE_VALUES = 24
/** Less information than this, in bits, is no question: the answer is practically known. */
const LEAST_BITS = 0.01

/**
 * Returns the questions that divide units best, best first: by expected information and ease. `asked` are the columns that have an answer
 * already. Other work can run after each column and each question.
 */
export function* bestQuestions(kind: MeasuredKind, units: Int32Array, asked: ReadonlySet<string>): Generator<void, FinderQuestion[]> {
  const countsOf = codeCounter(kind, units)
  const weighed: { column: KindColumn; counts: CodeCounts; bits: number; worth: number }[] = []
  for (const column of kind.columns) {
    if (asked.has(column.key)) continue
    const counts = countsOf(column)
    const bits = expectedBits(column, counts.units)
    if (bits >= LEAST_BITS && !hasTooManyChoices(column, counts.units))
      weighed.push({ column, counts, bits, worth: bits * easeOfColumn(column) })
    yield
  }
  // The sort is stable, so equal questions keep the order of the attribute table.
  const questions: FinderQuestion[] = []
  for (const { column, counts, bits } of weighed.sort((one, other) => other.worth - one.worth)) {
    questions.push(questionOf(column, counts, bits))
    yield
  }
  return questions
}

const hasTooManyChoices = ({ tolerance }: MeasuredColumn, counts: Uint32Array) =>
  tolerance === null && counts.reduce((sum, count, code) => sum + (code > 0 && count > 0 ? 1 : 0), 0) > MAX_CHOICES

function questionOf({ key, own, tolerance, isNumber, values: texts }: KindColumn, { parts }: CodeCounts, bits: number): FinderQuestion {
  const known = texts.flatMap((value, code) => (code > 0 && (parts[code] ?? 0) > 0 ? [{ value, count: parts[code] ?? 0 }] : []))
  const most = known.toSorted((one, other) => other.count - one.count).slice(0, tolerance === null ? MAX_CHOICES : MAX_MEASURE_VALUES)
  const values = isNumber ? most.sort((one, other) => Number(one.value) - Number(other.value)) : most
  const common = { key, ...own, bits: roundToHundredths(bits), values }
  if (tolerance === null) return { type: 'choice', ...common }
  const [min, max] = [Number(known[0]?.value), Number(known.at(-1)?.value)]
  return { type: 'measure', ...common, min, max, tolerance: roundToHundredths(toleranceAt(tolerance, max)) }
}

const roundToHundredths = (value: number) => Math.round(value * 100) / 100
