import type { Remark } from '#server/import/facts.ts'
import type { Deletion } from './copy-valid-rows.ts'
import type { DerivedFitments } from './fitments-of.ts'
import type { UnmatchedApplication } from './match-parts.ts'
import type { UnknownId } from './vehicle-names.ts'

/** The maximum number of separate remarks of one kind. All further remarks of the kind are summed up in one sentence. */
const MAX_SEPARATE_REMARKS = 200

/** The numbers that an import run reports about its applications. */
export interface DeriveCounts {
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
  applications: number
  parts: number
  lastPart: string
}

/** Collects the remarks and numbers about the applications of an import run, part by part. */
export class DeriveReport {
  readonly counts: DeriveCounts = { applications: 0, waiting: 0, partless: 0, joined: 0, overlaps: 0, parts: 0 }
  /** The line numbers of the rows of the import run, grouped by what the run did with the row. */
  readonly lines: Record<'added' | 'unchanged' | 'withdrawn' | 'leftOut', number[]> = {
    added: [],
    unchanged: [],
    withdrawn: [],
    leftOut: [],
  }
  readonly #waiting = new Map<string, UnknownIdUse & UnknownId>()
  readonly #unnamed = new Map<string, UnknownIdUse & UnknownId>()
  readonly #partless = new Map<string, { line: number; applications: number }>()
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

  addPartResults(mcode: string, rows: number, { waiting, unnamed, overlaps }: DerivedFitments): void {
    this.counts.applications += rows
    this.counts.waiting += waiting.length
    for (const { line, ids } of waiting) for (const id of ids) countUnknownId(this.#waiting, id, this.brings ? line : 0, mcode)
    for (const id of unnamed) countUnknownId(this.#unnamed, id, 0, mcode)
    if (!this.brings) return
    this.counts.overlaps += overlaps.length
    for (const { line, before, isEqual, commonYears: years, differingNumbers: numbers } of overlaps) {
      if (this.#overlaps.length >= MAX_SEPARATE_REMARKS) break
      const other = before === 0 ? 'one of a file before' : `line ${before}`
      const says = isEqual
        ? `says the same as ${other}`
        : years === null
          ? `is for the same vehicle and position as ${other}, but for what narrows it`
          : `is for the years ${years} of the same vehicle and position as ${other}`
      const both = numbers === null ? '' : ` The numbers ${numbers.join(' and ')} lead to one part.`
      this.#overlaps.push(this.#remark(line, 'App', mcode, `An overlap: it ${says}.${both} Both are kept.`))
    }
  }

  addPartlessApplications(rows: readonly UnmatchedApplication[]): void {
    this.counts.applications += rows.length
    this.counts.partless += rows.length
    if (!this.brings) return
    for (const { code, line } of rows) {
      const known = this.#partless.get(code)
      if (known === undefined) this.#partless.set(code, { line, applications: 1 })
      else known.applications += 1
    }
  }

  /**
   * Sorts the rows of the import run into added and unchanged ones. A row is unchanged when an equal row was valid before. Rows with line
   * `0` were copied from an earlier file and do not count.
   */
  addRowResults(rows: readonly { identity: string; line: number }[], before: ReadonlySet<string>): void {
    for (const { identity, line } of rows) if (line > 0) this.lines[before.has(identity) ? 'unchanged' : 'added'].push(line)
  }

  addDeletions(rows: readonly Deletion[]): void {
    for (const { code, line, matched } of rows) {
      this.lines[matched ? 'withdrawn' : 'leftOut'].push(line)
      if (!matched)
        this.leftOut.push(this.#remark(line, 'App', code, 'It takes away an application that is not there: nothing was to be done.'))
    }
  }

  *createRemarks(): Generator<Remark> {
    yield* this.#ofIds(
      this.#waiting,
      ({ of, id, applications, parts }) =>
        `${labelOfElement(of)} ${id}, not in your table: ${formatCount(applications, 'application')} of ${formatCount(parts, 'part')} ${applications === 1 ? 'waits' : 'wait'} for it. Load your own table of vehicles with \`import vehicles FILE\`.`,
    )
    yield* this.#ofIds(
      this.#unnamed,
      ({ of, id, applications, parts }) =>
        `${of} id ${id}, not in your table: ${formatCount(applications, 'fitment')} of ${formatCount(parts, 'part')} ${applications === 1 ? 'says' : 'say'} the id instead of a name.`,
    )
    const partless = [...this.#partless].sort(([, one], [, other]) => one.line - other.line)
    for (const [code, { line, applications }] of partless.slice(0, MAX_SEPARATE_REMARKS))
      yield this.#remark(
        line,
        'Part',
        code,
        `The shop has no part of this number: ${formatCount(applications, 'application')} ${applications === 1 ? 'is' : 'are'} kept for it.`,
      )
    yield* this.#more('Part', partless.length, 'numbers that the shop has no parts of')
    yield* this.#overlaps
    yield* this.#more('App', this.counts.overlaps, 'overlaps')
  }

  *#ofIds(told: ReadonlyMap<string, UnknownIdUse & UnknownId>, says: (one: UnknownIdUse & UnknownId) => string): Generator<Remark> {
    const most = [...told.values()].sort((one, other) => other.applications - one.applications)
    for (const one of most.slice(0, MAX_SEPARATE_REMARKS)) yield this.#remark(one.line, one.of, one.id, says(one))
    yield* this.#more(most[0]?.of ?? '', most.length, 'ids that are not in your table')
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

function countUnknownId(all: Map<string, UnknownIdUse & UnknownId>, { of, id }: UnknownId, line: number, mcode: string): void {
  const key = `${of} ${id}`
  const known = all.get(key) ?? { of, id, line, applications: 0, parts: 0, lastPart: '' }
  all.set(key, known)
  known.applications += 1
  if (known.lastPart === mcode) return
  known.parts += 1
  known.lastPart = mcode
}

const labelOfElement = (of: string) => (of === 'BaseVehicle' ? 'vehicle id' : of === 'EquipmentBase' ? 'equipment id' : `${of} id`)

const formatCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
