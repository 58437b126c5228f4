import { AppError } from '#contract/errors.ts'
import type { Place } from '#server/import/facts.ts'

/** What becomes of a row of a file. `leftOut`: on purpose, and said. */
export const rowOutcomes = ['added', 'changed', 'unchanged', 'withdrawn', 'refused', 'leftOut'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** How many rows were read, and what became of them: `read` is the sum of the others. */
export type RowCounts = Record<RowOutcome | 'read', number>

/** Which lines of a file came to what, such as `2-31,33`; of a workbook by its sheets. */
export interface LinesOfFile {
  file: string
  sheet?: string
  lines: Partial<Record<RowOutcome, string>>
}

/** What became of all rows of a file: how many, and which. */
export interface RowsAccounted {
  counts: RowCounts
  files: LinesOfFile[]
}

export type LinesByOutcome = Partial<Record<RowOutcome, readonly number[]>>

/** Of several things that a row came to the strongest counts: a picture that was there already may come to a part. */
const strength: readonly RowOutcome[] = ['unchanged', 'withdrawn', 'changed', 'added']

const TAKEN = 3
const APART = 4
const stateOf = { refused: 1, leftOut: 2 } as const

/**
 * An account of a file's rows: each that is read is refused, left out, or taken for something, such as a part. What was said of a row last
 * counts. Some bytes a row.
 */
export class RowAccount {
  readonly #files = new Map<string, OneFile>()
  readonly #things = new Map<string, number>()

  read(at: Place): void {
    this.#of(at).read(at)
  }

  /** A value of a row of XML may stand on another line than the row: it is of the row that was read last. */
  refused(at: Place): void {
    const file = this.#of(at)
    file.set(at.row === undefined && file.isByRow ? file.lastRead : slotOf(at), stateOf.refused)
  }

  leftOut(at: Place): void {
    this.#of(at).set(slotOf(at), stateOf.leftOut)
  }

  /** `thing`: by what it is asked for at the end. */
  taken(at: Place, thing: string): void {
    let index = this.#things.get(thing)
    if (index === undefined) {
      index = this.#things.size
      this.#things.set(thing, index)
    }
    this.#of(at).take(slotOf(at), index)
  }

  /** Of an application: what becomes of it is counted where fitments are derived. */
  takenApart(at: Place): void {
    this.#of(at).set(slotOf(at), APART)
  }

  /**
   * The sum. `becomes`: what becomes of a thing. Throws `internal` where a row was read of which nothing became, or something became of a row
   * that nobody has read: the program has lost or invented one. So it does where another number of applications has been counted than taken.
   * `apart`: lines of these, by what became of them.
   */
  sum(becomes: (thing: string) => RowOutcome, apart: LinesByOutcome = {}): RowsAccounted {
    const things = [...this.#things.keys()].map(becomes)
    const counts: RowCounts = { read: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0, leftOut: 0 }
    const files = [...this.#files.values()]
    const takenApart = files.reduce((sum, file) => sum + file.sum(things, counts), 0)
    const countedApart = rowOutcomes.reduce((sum, outcome) => sum + (apart[outcome]?.length ?? 0), 0)
    if (takenApart !== countedApart) throw fault(`${takenApart} applications were read, and something became of ${countedApart}`)
    for (const outcome of rowOutcomes) counts[outcome] += apart[outcome]?.length ?? 0
    const [first] = files
    if (first !== undefined && countedApart > 0) first.addApart(apart)
    return { counts, files: files.flatMap((file) => file.lines()) }
  }

  #of({ file, sheet }: Place): OneFile {
    const key = `${file}\n${sheet ?? ''}`
    const known = this.#files.get(key)
    if (known !== undefined) return known
    const made = new OneFile(file, sheet)
    this.#files.set(key, made)
    return made
  }
}

/** Rows of XML may share a line. */
const slotOf = ({ row, line }: Place): number => row ?? line

class OneFile {
  #states = new Uint8Array(8)
  #isRead = new Uint8Array(8)
  #lines = new Int32Array(8)
  #things = new Int32Array(8)
  /** The further things that a row was taken for. */
  readonly #more = new Map<number, number[]>()
  readonly #spans = new Map<RowOutcome, Spans>()
  #last = -1
  /** Whether its rows are told by their numbers and not by their lines. */
  isByRow = false
  lastRead = 0

  constructor(
    readonly file: string,
    readonly sheet: string | undefined,
  ) {}

  read({ row, line }: Place): void {
    const slot = row ?? line
    this.isByRow = row !== undefined
    this.lastRead = slot
    this.#grow(slot)
    this.#isRead[slot] = 1
    this.#lines[slot] = line
  }

  set(slot: number, state: number): void {
    this.#grow(slot)
    this.#states[slot] = state
  }

  take(slot: number, thing: number): void {
    this.#grow(slot)
    if (this.#states[slot] === TAKEN && this.#things[slot] !== thing) this.#more.set(slot, [...(this.#more.get(slot) ?? []), thing])
    else this.#things[slot] = thing
    this.#states[slot] = TAKEN
  }

  /** Counts its rows; how many were taken apart. */
  sum(things: readonly RowOutcome[], counts: RowCounts): number {
    let apart = 0
    for (let slot = 0; slot <= this.#last; slot += 1) {
      const outcome = this.#outcomeOf(slot, things)
      if (this.#isRead[slot] === 0) {
        // What is refused or left out may be a value of the file's head.
        if ((this.#states[slot] ?? 0) >= TAKEN) throw this.#wrong(slot, 'was taken, and never read')
        continue
      }
      counts.read += 1
      if (this.#states[slot] === APART) {
        apart += 1
        continue
      }
      if (outcome === null) throw this.#wrong(slot, 'was read, and nothing became of it')
      counts[outcome] += 1
      this.#spansOf(outcome).add(this.#lines[slot] ?? slot)
    }
    return apart
  }

  addApart(apart: LinesByOutcome): void {
    for (const outcome of rowOutcomes)
      for (const line of [...(apart[outcome] ?? [])].sort((one, other) => one - other)) this.#spansOf(outcome).add(line)
  }

  lines(): LinesOfFile[] {
    if (this.#spans.size === 0) return []
    const lines = Object.fromEntries([...this.#spans].map(([outcome, spans]) => [outcome, spans.text]))
    return [{ file: this.file, ...(this.sheet === undefined ? {} : { sheet: this.sheet }), lines }]
  }

  #spansOf(outcome: RowOutcome): Spans {
    const known = this.#spans.get(outcome)
    if (known !== undefined) return known
    const made = new Spans()
    this.#spans.set(outcome, made)
    return made
  }

  #outcomeOf(slot: number, things: readonly RowOutcome[]): RowOutcome | null {
    const state = this.#states[slot]
    if (state === stateOf.refused) return 'refused'
    if (state === stateOf.leftOut) return 'leftOut'
    if (state !== TAKEN) return null
    const all = [this.#things[slot] ?? -1, ...(this.#more.get(slot) ?? [])].flatMap((thing) => things[thing] ?? [])
    return all.reduce<RowOutcome | null>(
      (best, one) => (best === null || strength.indexOf(one) > strength.indexOf(best) ? one : best),
      null,
    )
  }

  #wrong(slot: number, what: string): AppError {
    const sheet = this.sheet === undefined ? '' : `, sheet ${this.sheet}`
    return fault(`row ${slot} of ${this.file}${sheet} ${what}`)
  }

  #grow(slot: number): void {
    if (slot > this.#last) this.#last = slot
    if (slot < this.#states.length) return
    const length = Math.max(slot + 1, this.#states.length * 2)
    this.#states = grown(this.#states, new Uint8Array(length))
    this.#isRead = grown(this.#isRead, new Uint8Array(length))
    this.#lines = grown(this.#lines, new Int32Array(length))
    this.#things = grown(this.#things, new Int32Array(length))
  }
}

const fault = (what: string) =>
  new AppError('internal', { message: `A fault of the program: ${what}. Nothing was changed. Please report it with the file.` })

function grown<T extends Uint8Array | Int32Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}

/** Numbers that rise, as text: `2-31,33`. */
class Spans {
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
