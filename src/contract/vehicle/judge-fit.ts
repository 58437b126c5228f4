import { wasMadeInYears, type YearSpan } from '#contract/kernel/years.ts'
import type { FitCase, FitVerdict, ManufactureDate, VehicleOfModel } from './fit-verdict.ts'
import { type MonthSpan, monthNumber, splitMonthsFromNote } from './month-limits.ts'

/** A fitment of a part, as far as it is compared with a vehicle. Years are null where the range is open. */
export interface FitmentOfModel extends YearSpan {
  modelId: string
  /** The name of the engine; empty if the supplier names none, which means every engine of the model. */
  engine: string
  /** The restrictions of the fitment in the supplier's words; empty if there are none. */
  note: string
}

/** What the shop knows of a model: the names of its engines, and when it was built. */
export interface KnownModel extends YearSpan {
  engines: readonly string[]
}

/** A part and its fitments. */
export interface PartToJudge {
  fitments: readonly FitmentOfModel[]
  /** Whether the part's type is made for no certain vehicles. */
  isUniversal: boolean
  /** Whether the part is a component, such as a bearing: it is built into units of more vehicles than its data name. */
  isComponent: boolean
  /** Whether the part has fitments whose vehicles the shop knows by ids only. */
  hasUnnamedVehicles: boolean
}

/** At most so many cases are told. A part that has more is one of many kinds, and the rest are on its page. */
const MAX_CASES = 12

/**
 * Whether a fitment with this engine holds for an engine that somebody asks for. A fitment without an engine holds for every engine, as in
 * the trade's exchange formats, where an application is only as narrow as what it names.
 */
export const isFitmentForEngine = (ofFitment: string, asked: string): boolean => ofFitment === '' || ofFitment === asked

/**
 * Whether a fitment is one of the vehicle, as far as the vehicle is known. This is the rule of the search by vehicle
 * (search/catalogue/scopes.ts), so that verdict and search never contradict each other.
 */
export const isFitmentOfVehicle = (fitment: Omit<FitmentOfModel, 'note'>, { modelid, engine, year }: VehicleOfModel): boolean =>
  fitment.modelId === modelid &&
  (engine === null || isFitmentForEngine(fitment.engine, engine)) &&
  (year === null || wasMadeInYears(fitment, year))

/** Judges whether a part fits a vehicle. `model`: what the shop knows of its model, null if nothing. */
export function judgeFit(
  { fitments, isUniversal, isComponent, hasUnnamedVehicles }: PartToJudge,
  vehicle: VehicleOfModel,
  model: KnownModel | null,
): FitVerdict {
  const fitting = fitments.filter((fitment) => isFitmentOfVehicle(fitment, vehicle))
  if (fitting.length > 0) {
    const cases = casesOf(fitting, vehicle, model)
    if (cases.some((one) => Object.keys(one).length === 0)) return { type: 'fits' }
    return { type: cases.every(({ note }) => note !== undefined) ? 'fits-under' : 'fits-from', cases }
  }
  if (hasUnnamedVehicles) return { type: 'not-known', why: 'unnamed-vehicles' }
  if (fitments.length === 0) return isUniversal ? { type: 'universal' } : { type: 'not-known', why: 'no-fitments' }
  if (mayBeAnotherName(vehicle.engine, model) && fitments.some((fitment) => isFitmentOfVehicle(fitment, { ...vehicle, engine: null })))
    return { type: 'not-known', why: 'unknown-engine' }
  const ofModel = fitments.filter(({ modelId }) => modelId === vehicle.modelid)
  if (ofModel.length === 0 && isComponent) return { type: 'not-known', why: 'not-listed' }
  return { type: 'does-not-fit', cases: casesOf(ofModel, { ...vehicle, engine: null, year: null }, model) }
}

/** Whether an engine is none of the model's as they are called today: imports rename engines, and an address can name anything. */
const mayBeAnotherName = (engine: string | null, model: KnownModel | null): boolean =>
  engine !== null && model !== null && !model.engines.includes(engine)

interface CaseSpan extends MonthSpan {
  /** Empty for every engine. */
  engine: string
  note: string
}

/** Returns in which cases fitments of one model hold for a vehicle. What is known of the vehicle, or true of all such ones, is left out. */
function casesOf(fitments: readonly FitmentOfModel[], vehicle: VehicleOfModel, model: KnownModel | null): FitCase[] {
  const built = spanOfYears(vehicle.year === null ? (model ?? { from: null, to: null }) : { from: vehicle.year, to: vehicle.year })
  const spans = fitments.map((fitment) => caseSpanOf(fitment, vehicle, built))
  const merged = withoutCovered(joinEngines(mergeSpans(spans), model?.engines ?? []))
  return merged
    .sort((a, b) => Number(a.note !== '') - Number(b.note !== '') || a.from - b.from || (a.engine < b.engine ? -1 : 1))
    .slice(0, MAX_CASES)
    .map(({ engine, from, to, note }) => ({
      ...(engine === '' ? {} : { engine }),
      ...(from <= built.from ? {} : { from: startDate(from) }),
      ...(to >= built.to ? {} : { to: endDate(to) }),
      ...(note === '' ? {} : { note }),
    }))
}

const spanOfYears = ({ from, to }: YearSpan): MonthSpan => ({
  from: from === null ? Number.NEGATIVE_INFINITY : monthNumber(from, 1),
  to: to === null ? Number.POSITIVE_INFINITY : monthNumber(to, 12),
})

/** Months in a note count if they lie within the fitment's years. Otherwise the note stays as it is, because one of both is wrong. */
function caseSpanOf({ engine, note, ...years }: FitmentOfModel, vehicle: VehicleOfModel, built: MonthSpan): CaseSpan {
  const whole = spanOfYears(years)
  const { months, otherNote } = splitMonthsFromNote(note)
  const narrowed = months === null ? whole : { from: Math.max(whole.from, months.from), to: Math.min(whole.to, months.to) }
  const isPlausible = narrowed.from <= narrowed.to && narrowed.from <= built.to && built.from <= narrowed.to
  const { from, to } = isPlausible ? narrowed : whole
  return {
    engine: vehicle.engine === null ? engine : '',
    // A span that reaches beyond the time in question is not longer for that.
    from: Math.max(from, built.from),
    to: Math.min(to, built.to),
    note: isPlausible ? otherNote : note.trim(),
  }
}

/** Joins spans of the same engine and note that overlap or follow one another. */
function mergeSpans(spans: readonly CaseSpan[]): CaseSpan[] {
  const merged: CaseSpan[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const before = merged.find(({ engine, note, to }) => engine === span.engine && note === span.note && span.from <= to + 1)
    if (before === undefined) merged.push({ ...span })
    else before.to = Math.max(before.to, span.to)
  }
  return merged
}

/** Replaces equal cases of all engines of the model by one case for every engine. */
function joinEngines(spans: readonly CaseSpan[], engines: readonly string[]): CaseSpan[] {
  if (engines.length === 0) return [...spans]
  const joined: CaseSpan[] = []
  for (const span of spans) {
    const isEqual = (other: CaseSpan) => other.from === span.from && other.to === span.to && other.note === span.note
    const isForAll = engines.every((name) => spans.some((other) => other.engine === name && isEqual(other)))
    const one = isForAll ? { ...span, engine: '' } : span
    if (!joined.some((other) => other.engine === one.engine && isEqual(other))) joined.push(one)
  }
  return joined
}

/** Leaves out cases that another one without a note covers. */
const withoutCovered = (spans: readonly CaseSpan[]): CaseSpan[] =>
  spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other !== span &&
          other.note === '' &&
          isFitmentForEngine(other.engine, span.engine) &&
          other.from <= span.from &&
          span.to <= other.to,
      ),
  )

const startDate = (at: number): ManufactureDate => ({ year: Math.floor(at / 12), ...(at % 12 === 0 ? {} : { month: (at % 12) + 1 }) })
const endDate = (at: number): ManufactureDate => ({ year: Math.floor(at / 12), ...(at % 12 === 11 ? {} : { month: (at % 12) + 1 }) })
