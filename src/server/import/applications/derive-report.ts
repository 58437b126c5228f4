import type { Remark } from '#server/import/facts.ts'
import type { Deletion } from './copy-valid-rows.ts'
import type { FromApplications } from './fitments-of.ts'
import type { UnmatchedApplication } from './match-parts.ts'
import type { UnknownId } from './vehicle-names.ts'

/** The maximum number of separate remarks per kind. The rest is one sentence. */
const MAX_TOLD = 200

/** The results for the applications of a run. */
export interface DeriveCounts {
  /** Valid applications after the run: of the run's sources or, without any, of all sources. */
  applications: number
  /** Those whose vehicle ids have no names. */
  waiting: number
  /** Those whose part number the shop does not have. */
  partless: number
  /** Earlier applications that were waiting for a part and now have one. */
  joined: number
  overlaps: number
  /** Parts whose fitments change. */
  parts: number
}

interface Told {
  line: number
  applications: number
  parts: number
  lastPart: string
}

/** Collects remarks about the applications of a run, part by part. */
export class DeriveReport {
  readonly counts: DeriveCounts = { applications: 0, waiting: 0, partless: 0, joined: 0, overlaps: 0, parts: 0 }
  /** Line numbers of the run's rows, by result. */
  readonly lines: Record<'added' | 'unchanged' | 'withdrawn' | 'leftOut', number[]> = {
    added: [],
    unchanged: [],
    withdrawn: [],
    leftOut: [],
  }
  readonly #waiting = new Map<string, Told & UnknownId>()
  readonly #unnamed = new Map<string, Told & UnknownId>()
  readonly #partless = new Map<string, { line: number; applications: number }>()
  readonly #overlaps: Remark[] = []
  /** Delete rows without a matching row. */
  readonly leftOut: Remark[] = []

  /**
   * `brings`: the applications are from this file. Otherwise they are from earlier files. Then remarks have no lines, and overlaps are not
   * reported again.
   */
  constructor(
    private readonly file: string,
    private readonly brings: boolean,
  ) {}

  ofPart(mcode: string, rows: number, { waiting, unnamed, overlaps }: FromApplications): void {
    this.counts.applications += rows
    this.counts.waiting += waiting.length
    for (const { line, ids } of waiting) for (const id of ids) count(this.#waiting, id, this.brings ? line : 0, mcode)
    for (const id of unnamed) count(this.#unnamed, id, 0, mcode)
    if (!this.brings) return
    this.counts.overlaps += overlaps.length
    for (const { line, before, isEqual, years, numbers } of overlaps) {
      if (this.#overlaps.length >= MAX_TOLD) break
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

  ofPartless(rows: readonly UnmatchedApplication[]): void {
    this.counts.applications += rows.length
    this.counts.partless += rows.length
    if (!this.brings) return
    for (const { code, line } of rows) {
      const known = this.#partless.get(code)
      if (known === undefined) this.#partless.set(code, { line, applications: 1 })
      else known.applications += 1
    }
  }

  /** Counts the run's rows by whether the same rows were valid before. Line `0` marks rows copied from an earlier file. */
  ofRows(rows: readonly { identity: string; line: number }[], before: ReadonlySet<string>): void {
    for (const { identity, line } of rows) if (line > 0) this.lines[before.has(identity) ? 'unchanged' : 'added'].push(line)
  }

  ofDeletions(rows: readonly Deletion[]): void {
    for (const { code, line, matched } of rows) {
      this.lines[matched ? 'withdrawn' : 'leftOut'].push(line)
      if (!matched)
        this.leftOut.push(this.#remark(line, 'App', code, 'It takes away an application that is not there: nothing was to be done.'))
    }
  }

  *remarks(): Generator<Remark> {
    yield* this.#ofIds(
      this.#waiting,
      ({ of, id, applications, parts }) =>
        `${nameOf(of)} ${id}, not in your table: ${some(applications, 'application')} of ${some(parts, 'part')} ${applications === 1 ? 'waits' : 'wait'} for it. Load your own table of vehicles with \`import vehicles FILE\`.`,
    )
    yield* this.#ofIds(
      this.#unnamed,
      ({ of, id, applications, parts }) =>
        `${of} id ${id}, not in your table: ${some(applications, 'fitment')} of ${some(parts, 'part')} ${applications === 1 ? 'says' : 'say'} the id instead of a name.`,
    )
    const partless = [...this.#partless].sort(([, one], [, other]) => one.line - other.line)
    for (const [code, { line, applications }] of partless.slice(0, MAX_TOLD))
      yield this.#remark(
        line,
        'Part',
        code,
        `The shop has no part of this number: ${some(applications, 'application')} ${applications === 1 ? 'is' : 'are'} kept for it.`,
      )
    yield* this.#more('Part', partless.length, 'numbers that the shop has no parts of')
    yield* this.#overlaps
    yield* this.#more('App', this.counts.overlaps, 'overlaps')
  }

  *#ofIds(told: ReadonlyMap<string, Told & UnknownId>, says: (one: Told & UnknownId) => string): Generator<Remark> {
    const most = [...told.values()].sort((one, other) => other.applications - one.applications)
    for (const one of most.slice(0, MAX_TOLD)) yield this.#remark(one.line, one.of, one.id, says(one))
    yield* this.#more(most[0]?.of ?? '', most.length, 'ids that are not in your table')
  }

  *#more(column: string, all: number, what: string): Generator<Remark> {
    if (all > MAX_TOLD) yield this.#remark(0, column, '', `And ${all - MAX_TOLD} more ${what}.`)
  }

  #remark = (line: number, column: string, value: string, says: string): Remark => ({
    file: this.brings ? this.file : '',
    line,
    column,
    value: value.slice(0, 200),
    says,
  })
}

function count(all: Map<string, Told & UnknownId>, { of, id }: UnknownId, line: number, mcode: string): void {
  const key = `${of} ${id}`
  const known = all.get(key) ?? { of, id, line, applications: 0, parts: 0, lastPart: '' }
  all.set(key, known)
  known.applications += 1
  if (known.lastPart === mcode) return
  known.parts += 1
  known.lastPart = mcode
}

const nameOf = (of: string) => (of === 'BaseVehicle' ? 'vehicle id' : of === 'EquipmentBase' ? 'equipment id' : `${of} id`)

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
