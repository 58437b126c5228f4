import type { FileEvent, Place, Remark } from '#server/import/facts.ts'

/** Kinds of remarks that are told one by one; one sentence is for all further ones. */
const MOST = 300
const FURTHER = 'Further things of this kind were left out.'
const MAX_VALUE = 200

/** What is said of the rows of a feed. What is so in many rows is said once at the end, with their number. */
export class FeedRemarks {
  #events: FileEvent[] = []
  readonly #counted = new Map<string, { remark: Remark; count: number }>()

  /** A value that is not taken, or, where its row is not taken either, the row. */
  refuse(at: Place, column: string, value: string, says: string): undefined {
    this.#events.push({ type: 'refused', refusal: remark(at, column, value, says) })
    return undefined
  }

  note(at: Place, column: string, value: string, says: string): undefined {
    this.#events.push({ type: 'noted', note: remark(at, column, value, says) })
    return undefined
  }

  /** `what` makes several of them one. */
  once(at: Place, column: string, value: string, says: string, what = `${column} ${says}`): undefined {
    const key = this.#counted.has(what) || this.#counted.size < MOST ? what : FURTHER
    const known = this.#counted.get(key)
    if (known !== undefined) known.count += 1
    else this.#counted.set(key, { remark: remark(at, column, value, key === FURTHER ? FURTHER : says), count: 1 })
    return undefined
  }

  /** What the shop has no place for, by its name. */
  unread(at: Place, column: string, value: string): undefined {
    return this.once(at, column, value, 'The shop has no place for this: it is left out.', `unread ${column}`)
  }

  /** What was said since this was last asked. */
  take(): FileEvent[] {
    const taken = this.#events
    this.#events = []
    return taken
  }

  /** What was to be said once. */
  end(): FileEvent[] {
    return [...this.#counted.values()].map(({ remark: note, count }) => ({
      type: 'noted',
      note: count === 1 ? note : { ...note, says: `${note.says} ${count} times, here first.` },
    }))
  }
}

// Copies: a piece of a long text would keep all of it in memory.
const remark = ({ file, line, sheet, row }: Place, column: string, value: string, says: string): Remark => ({
  ...{ file, line, ...(sheet !== undefined && { sheet }), ...(row !== undefined && { row }) },
  ...{ column, value: Buffer.from(value.slice(0, MAX_VALUE)).toString(), says },
})
