import type { Remark } from '#server/import/facts.ts'
import type { ApplicationDeletion } from './copy-valid-rows.ts'
import type { DerivedFitments } from './fitments-of.ts'
import type { UnmatchedApplication } from './match-parts.ts'
import type { VehicleElementId } from './vehicle-names.ts'

/** The maximum number of separate remarks of one kind. All further remarks of the kind are summed up in one sentence. */
const MAX_SEPARATE_REMARKS = 200

/** The counts that an import run reports about its applications. */
export interface FitmentDerivationCounts {
  /**
   * The number of valid applications after the import run. Only the sources (brands) of the run count. When the run has no sources, all
   * sources count.
   */
  applications: number
  /** The number of valid applications whose vehicle ids have no names in the vehicle table. */
  waiting: number
  /** The number of valid applications whose part number the shop does not have. */
  partless: number
  /** The number of earlier applications that waited for a part and now have one. */
  joined: number
  overlaps: number
  /** The number of parts whose fitments change. */
  parts: number
}

interface UnknownIdUse {
  line: number
  applicationCount: number
  partCount: number
  lastPartCode: string
}

/** Collects the remarks and counts about the applications of an import run, part by part. */
export class FitmentDerivationReport {
  readonly counts: FitmentDerivationCounts = { applications: 0, waiting: 0, partless: 0, joined: 0, overlaps: 0, parts: 0 }
  /** The line numbers of the rows of the import run, grouped by what the run did with the row. */
  readonly lines: Record<'added' | 'unchanged' | 'withdrawn' | 'leftOut', number[]> = {
    added: [],
    unchanged: [],
    withdrawn: [],
    leftOut: [],
  }
  readonly #waiting = new Map<string, UnknownIdUse & VehicleElementId>()
  readonly #unnamed = new Map<string, UnknownIdUse & VehicleElementId>()
  readonly #partless = new Map<string, { line: number; applicationCount: number }>()
  readonly #overlaps: Remark[] = []
  /** Remarks about rows that should delete an application that does not exist. */
  readonly leftOut: Remark[] = []

  /**
   * `brings` is true when the applications come from this file. Otherwise they come from earlier files: remarks then have no lines, and
   * overlaps are not reported again.
   */
  constructor(
    private readonly file: string,
    private readonly brings: boolean,
  ) {}

  addPartResults(mcode: string, rows: number, { unresolvedApplications, unnamedIds, overlaps }: DerivedFitments): void {
    this.counts.applications += rows
    this.counts.waiting += unresolvedApplications.length
    for (const { line, unknownIds } of unresolvedApplications)
      for (const id of unknownIds) countUnknownId(this.#waiting, id, this.brings ? line : 0, mcode)
    for (const id of unnamedIds) countUnknownId(this.#unnamed, id, 0, mcode)
    if (!this.brings) return
    this.counts.overlaps += overlaps.length
    for (const { line, earlierLine, isEqual, commonYears: years, differingNumbers: numbers } of overlaps) {
      if (this.#overlaps.length >= MAX_SEPARATE_REMARKS) break
      const other = earlierLine === 0 ? 'one of a file before' : `line ${earlierLine}`
      const says = isEqual
        ? `says the same as ${other}`
        : years === null
          ? `is for the same vehicle and position as ${other}, but for what narrows it`
          : `is for the years ${years} of the same vehicle and position as ${other}`
      const both = numbers === null ? '' : ` The numbers ${numbers.join(' and ')} lead to one part.`
      this.#overlaps.push(this.#remark(line, 'App', mcode, `An overlap: it ${says}.${both} Both are kept.`))
    }
  }

  addApplicationsWithoutPart(rows: readonly UnmatchedApplication[]): void {
    this.counts.applications += rows.length
    this.counts.partless += rows.length
    if (!this.brings) return
    for (const { code, line } of rows) {
      const known = this.#partless.get(code)
      if (known === undefined) this.#partless.set(code, { line, applicationCount: 1 })
      else known.applicationCount += 1
    }
  }

  /**
   * Sorts the rows of the import run into added and unchanged ones. A row is unchanged when an equal row was valid before. Rows with line
   * `0` were copied from an earlier file and are skipped.
   */
  addRowResults(rows: readonly { identity: string; line: number }[], before: ReadonlySet<string>): void {
    for (const { identity, line } of rows) if (line > 0) this.lines[before.has(identity) ? 'unchanged' : 'added'].push(line)
  }

  addDeletions(rows: readonly ApplicationDeletion[]): void {
    for (const { code, line, matched } of rows) {
      this.lines[matched ? 'withdrawn' : 'leftOut'].push(line)
      if (!matched)
        this.leftOut.push(this.#remark(line, 'App', code, 'It takes away an application that is not there: nothing was to be done.'))
    }
  }

  *createRemarks(): Generator<Remark> {
    yield* this.#ofIds(
      this.#waiting,
      ({ elementName, id, applicationCount, partCount }) =>
        `${labelOfElement(elementName)} ${id}, not in your table: ${formatCount(applicationCount, 'application')} of ${formatCount(partCount, 'part')} ${applicationCount === 1 ? 'waits' : 'wait'} for it. Load your own table of vehicles with \`import vehicles FILE\`.`,
    )
    yield* this.#ofIds(
      this.#unnamed,
      ({ elementName, id, applicationCount, partCount }) =>
        `${elementName} id ${id}, not in your table: ${formatCount(applicationCount, 'fitment')} of ${formatCount(partCount, 'part')} ${applicationCount === 1 ? 'says' : 'say'} the id instead of a name.`,
    )
    const partless = [...this.#partless].sort(([, one], [, other]) => one.line - other.line)
    for (const [code, { line, applicationCount }] of partless.slice(0, MAX_SEPARATE_REMARKS))
      yield this.#remark(
        line,
        'Part',
        code,
        `The shop has no part of this number: ${formatCount(applicationCount, 'application')} ${applicationCount === 1 ? 'is' : 'are'} kept for it.`,
      )
    yield* this.#more('Part', partless.length, 'numbers that the shop has no parts of')
    yield* this.#overlaps
    yield* this.#more('App', this.counts.overlaps, 'overlaps')
  }

  *#ofIds(
    told: ReadonlyMap<string, UnknownIdUse & VehicleElementId>,
    says: (one: UnknownIdUse & VehicleElementId) => string,
  ): Generator<Remark> {
    const most = [...told.values()].sort((one, other) => other.applicationCount - one.applicationCount)
    for (const one of most.slice(0, MAX_SEPARATE_REMARKS)) yield this.#remark(one.line, one.elementName, one.id, says(one))
    yield* this.#more(most[0]?.elementName ?? '', most.length, 'ids that are not in your table')
  }

  *#more(column: string, all: number, what: string): Generator<Remark> {
    if (all > MAX_SEPARATE_REMARKS) yield this.#remark(0, column, '', `And ${all - MAX_SEPARATE_REMARKS} more ${what}.`)
  }

  #remark = (line: number, column: string, value: string, says: string): Remark => ({
    file: this.brings ? this.file : '',
    line,
    column,
    value: value.slice(0, 200),
    says,
  })
}

function countUnknownId(
  all: Map<string, UnknownIdUse & VehicleElementId>,
  { elementName, id }: VehicleElementId,
  line: number,
  mcode: string,
): void {
  const key = `${elementName} ${id}`
  const known = all.get(key) ?? { elementName, id, line, applicationCount: 0, partCount: 0, lastPartCode: '' }
  all.set(key, known)
  known.applicationCount += 1
  if (known.lastPartCode === mcode) return
  known.partCount += 1
  known.lastPartCode = mcode
}

const labelOfElement = (of: string) => (of === 'BaseVehicle' ? 'vehicle id' : of === 'EquipmentBase' ? 'equipment id' : `${of} id`)

const formatCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
