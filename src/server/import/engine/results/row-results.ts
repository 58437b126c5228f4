import { AppError } from '#contract/errors.ts'
import type { FilePlace } from '#server/import/facts.ts'

/** The possible results of a row of a file. `leftOut` means that the row was skipped on purpose, with a remark. */
export const rowOutcomes = ['added', 'changed', 'unchanged', 'withdrawn', 'refused', 'leftOut'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** The number of rows that were read, and the number of rows with each result. `read` is the sum of all other numbers. */
export type RowCounts = Record<RowOutcome | 'read', number>

/** The line numbers of a file by result, such as `2-31,33`. A workbook has one entry for each sheet. */
export interface FileLinesByOutcome {
  file: string
  sheet?: string
  lines: Partial<Record<RowOutcome, string>>
}

/** The results of all rows of an import run: counts and line numbers. */
export interface RowResultSummary {
  counts: RowCounts
  files: FileLinesByOutcome[]
}

export type LinesByOutcome = Partial<Record<RowOutcome, readonly number[]>>

/**
 * The results of accepted rows, weakest first. A row with several results gets the strongest one. For example, a picture may be unchanged
 * while a part gets it.
 */
const outcomesByPriority: readonly RowOutcome[] = ['unchanged', 'withdrawn', 'changed', 'added']

const ACCEPTED_ROW_STATE = 3
const APPLICATION_ROW_STATE = 4
const rowStates = { refused: 1, leftOut: 2 } as const

/**
 * Records the result of each row of a file: refused, left out, or accepted for an object such as a part. If different results are recorded
 * for a row, the last one is kept. The record needs only a few bytes per row.
 */
export class RowResults {
  readonly #files = new Map<string, FileResults>()
  readonly #things = new Map<string, number>()

  recordRead(at: FilePlace): void {
    this.#of(at).recordRead(at)
  }

  /**
   * Records that a row was refused. In XML, a refused value may come without the number of its row. Then the row that was read last is
   * recorded as refused.
   */
  recordRefused(at: FilePlace): void {
    const file = this.#of(at)
    file.setRowState(at.row === undefined && file.isByRow ? file.lastRead : rowOrLineNumberOf(at), rowStates.refused)
  }

  recordLeftOut(at: FilePlace): void {
    this.#of(at).setRowState(rowOrLineNumberOf(at), rowStates.leftOut)
  }

  /**
   * Records that a row was accepted for an object. `thing` names the object, such as `part VT-1001`. What the import did with the object is
   * looked up at the end.
   */
  recordAccepted(at: FilePlace, thing: string): void {
    let index = this.#things.get(thing)
    if (index === undefined) {
      index = this.#things.size
      this.#things.set(thing, index)
    }
    this.#of(at).recordRowObject(rowOrLineNumberOf(at), index)
  }

  /** Records that a row is an ACES application. Its result is counted later, when the fitments are computed. */
  recordApplication(at: FilePlace): void {
    this.#of(at).setRowState(rowOrLineNumberOf(at), APPLICATION_ROW_STATE)
  }

  /**
   * Sums up the results of all rows. `becomes` returns what the import does with an object, `apart` has the line numbers of ACES
   * applications by result.
   * @throws AppError `internal` when a row has no result, when a result has no row, or when the numbers of applications differ. Each of
   * these is a fault of the program.
   */
  summarizeResults(becomes: (thing: string) => RowOutcome, apart: LinesByOutcome = {}): RowResultSummary {
    const things = [...this.#things.keys()].map(becomes)
    const counts: RowCounts = { read: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0, leftOut: 0 }
    const files = [...this.#files.values()]
    const takenApart = files.reduce((sum, file) => sum + file.addToCounts(things, counts), 0)
    const countedApart = rowOutcomes.reduce((sum, outcome) => sum + (apart[outcome]?.length ?? 0), 0)
    if (takenApart !== countedApart) throw internalError(`${takenApart} applications were read, and something became of ${countedApart}`)
    for (const outcome of rowOutcomes) counts[outcome] += apart[outcome]?.length ?? 0
    const [first] = files
    if (first !== undefined && countedApart > 0) first.addApplications(apart)
    return { counts, files: files.flatMap((file) => file.linesByOutcome()) }
  }

  #of({ file, sheet }: FilePlace): FileResults {
    const key = `${file}\n${sheet ?? ''}`
    const known = this.#files.get(key)
    if (known !== undefined) return known
    const made = new FileResults(file, sheet)
    this.#files.set(key, made)
    return made
  }
}

/** Returns the number by which a row is recorded: its row number in XML, where several rows may share a line, otherwise its line. */
const rowOrLineNumberOf = ({ row, line }: FilePlace): number => row ?? line

class FileResults {
  #states = new Uint8Array(8)
  #isRead = new Uint8Array(8)
  #lines = new Int32Array(8)
  #things = new Int32Array(8)
  /** The further objects of a row, for rows that are about several objects. */
  readonly #more = new Map<number, number[]>()
  readonly #spans = new Map<RowOutcome, LineRanges>()
  #last = -1
  /** Whether rows are recorded by row number (XML) and not by line number. */
  isByRow = false
  lastRead = 0

  constructor(
    readonly file: string,
    readonly sheet: string | undefined,
  ) {}

  recordRead({ row, line }: FilePlace): void {
    const slot = row ?? line
    this.isByRow = row !== undefined
    this.lastRead = slot
    this.#grow(slot)
    this.#isRead[slot] = 1
    this.#lines[slot] = line
  }

  setRowState(slot: number, state: number): void {
    this.#grow(slot)
    this.#states[slot] = state
  }

  recordRowObject(slot: number, thing: number): void {
    this.#grow(slot)
    if (this.#states[slot] === ACCEPTED_ROW_STATE && this.#things[slot] !== thing)
      this.#more.set(slot, [...(this.#more.get(slot) ?? []), thing])
    else this.#things[slot] = thing
    this.#states[slot] = ACCEPTED_ROW_STATE
  }

  /** Adds the results of this file's rows to `counts`. Returns the number of rows that are ACES applications. */
  addToCounts(things: readonly RowOutcome[], counts: RowCounts): number {
    let apart = 0
    for (let slot = 0; slot <= this.#last; slot += 1) {
      const outcome = this.#outcomeOf(slot, things)
      if (this.#isRead[slot] === 0) {
        // A refused or left-out value may be in the header of the file, which is not a row.
        if ((this.#states[slot] ?? 0) >= ACCEPTED_ROW_STATE) throw this.#wrong(slot, 'was taken, and never read')
        continue
      }
      counts.read += 1
      if (this.#states[slot] === APPLICATION_ROW_STATE) {
        apart += 1
        continue
      }
      if (outcome === null) throw this.#wrong(slot, 'was read, and nothing became of it')
      counts[outcome] += 1
      this.#spansOf(outcome).add(this.#lines[slot] ?? slot)
    }
    return apart
  }

  addApplications(apart: LinesByOutcome): void {
    for (const outcome of rowOutcomes)
      for (const line of [...(apart[outcome] ?? [])].sort((one, other) => one - other)) this.#spansOf(outcome).add(line)
  }

  linesByOutcome(): FileLinesByOutcome[] {
    if (this.#spans.size === 0) return []
    const lines = Object.fromEntries([...this.#spans].map(([outcome, spans]) => [outcome, spans.text]))
    return [{ file: this.file, ...(this.sheet === undefined ? {} : { sheet: this.sheet }), lines }]
  }

  #spansOf(outcome: RowOutcome): LineRanges {
    const known = this.#spans.get(outcome)
    if (known !== undefined) return known
    const made = new LineRanges()
    this.#spans.set(outcome, made)
    return made
  }

  #outcomeOf(slot: number, things: readonly RowOutcome[]): RowOutcome | null {
    const state = this.#states[slot]
    if (state === rowStates.refused) return 'refused'
    if (state === rowStates.leftOut) return 'leftOut'
    if (state !== ACCEPTED_ROW_STATE) return null
    const all = [this.#things[slot] ?? -1, ...(this.#more.get(slot) ?? [])].flatMap((thing) => things[thing] ?? [])
    return all.reduce<RowOutcome | null>(
      (best, one) => (best === null || outcomesByPriority.indexOf(one) > outcomesByPriority.indexOf(best) ? one : best),
      null,
    )
  }

  #wrong(slot: number, what: string): AppError {
    const sheet = this.sheet === undefined ? '' : `, sheet ${this.sheet}`
    return internalError(`row ${slot} of ${this.file}${sheet} ${what}`)
  }

  #grow(slot: number): void {
    if (slot > this.#last) this.#last = slot
    if (slot < this.#states.length) return
    const length = Math.max(slot + 1, this.#states.length * 2)
    this.#states = copyToLargerArray(this.#states, new Uint8Array(length))
    this.#isRead = copyToLargerArray(this.#isRead, new Uint8Array(length))
    this.#lines = copyToLargerArray(this.#lines, new Int32Array(length))
    this.#things = copyToLargerArray(this.#things, new Int32Array(length))
  }
}

const internalError = (what: string) =>
  new AppError('internal', { message: `A fault of the program: ${what}. Nothing was changed. Please report it with the file.` })

function copyToLargerArray<T extends Uint8Array | Int32Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}

/** Builds a text from increasing numbers, such as `2-31,33`. */
class LineRanges {
  readonly #pieces: string[] = []
  #from = -1
  #to = -1

  add(line: number): void {
    if (line === this.#to || (line === this.#to + 1 && this.#from !== -1)) this.#to = line
    else {
      this.#close()
      this.#from = line
      this.#to = line
    }
  }

  get text(): string {
    this.#close()
    this.#from = -1
    return this.#pieces.join(',')
  }

  #close(): void {
    if (this.#from !== -1) this.#pieces.push(this.#from === this.#to ? String(this.#from) : `${this.#from}-${this.#to}`)
  }
}
