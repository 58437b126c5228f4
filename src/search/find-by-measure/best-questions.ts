import type { FinderQuestion } from '#contract/finder/finder.ts'
import type { AttributeCheck } from '#contract/finder/measurable.ts'
import { agreeingCounts } from './agreeing-counts.ts'
import { type CodeCounts, codeCounter } from './code-counts.ts'
import { expectedBits } from './expected-bits.ts'
import type { MeasuredColumn } from './measured-column.ts'
import type { KindColumn, MeasuredKind } from './measured-kind.ts'

/**
 * What the expected information is multiplied with, by how easily it is had: a count or a look needs no tool, a caliper must be fetched and
 * the place cleaned, so a measure comes first only if it tells a third more; and plates of old units are often gone.
 */
const easeOf: Readonly<Record<AttributeCheck, number>> = { count: 1, look: 1, caliper: 0.75, plate: 0.65 }

/** An angle that is estimated by eye is read worse than a length that a caliper shows. */
const EASE_OF_ESTIMATES = 0.5

const easeOfColumn = ({ check, tolerance }: MeasuredColumn) => (check === 'look' && tolerance !== null ? EASE_OF_ESTIMATES : easeOf[check])

/** Nobody looks through more values than this to choose one. Texts with more are not asked until fewer remain. */
const MAX_CHOICES = 40
/** Of a measure, this many values are shown as examples. */
const MAX_MEASURE_VALUES = 24
/** Less information than this, in bits, is no question: the answer is practically known. */
const LEAST_BITS = 0.01

/**
 * Returns the questions that divide units best, best first: by expected information and ease. `units` are those that contradict no answer;
 * `asked` are the columns that have an answer already. Other work can run after each column and each question.
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

/** After an answer those parts are left whose value agrees with it, and those whose value is not known: that is what `count` counts. */
function questionOf(column: KindColumn, { parts }: CodeCounts, bits: number): FinderQuestion {
  const { key, own, tolerance, isNumber, values: texts } = column
  const unknown = parts[0] ?? 0
  const agreeing = agreeingCounts(column, parts)
  const known = texts.flatMap((value, code) => {
    const having = parts[code] ?? 0
    return code > 0 && having > 0 ? [{ value, having, count: (agreeing[code] ?? 0) + unknown }] : []
  })
  const most = known.toSorted((one, other) => other.having - one.having).slice(0, tolerance === null ? MAX_CHOICES : MAX_MEASURE_VALUES)
  const ordered = isNumber ? most.sort((one, other) => Number(one.value) - Number(other.value)) : most
  const values = ordered.map(({ value, count }) => ({ value, count }))
  const common = { key, ...own, bits: roundToHundredths(bits), values, unknown }
  if (tolerance === null) return { type: 'choice', ...common }
  return { type: 'measure', ...common, min: Number(known[0]?.value), max: Number(known.at(-1)?.value), tolerance }
}

const roundToHundredths = (value: number) => Math.round(value * 100) / 100
