import type { FileEvent, FilePlace, Remark } from '#server/import/facts.ts'

/** The maximum number of separate remarks in a feed. All further remarks become one sentence. */
const MAX_SEPARATE_REMARKS = 300
const FURTHER_REMARKS_MESSAGE = 'Further things of this kind were left out.'
const MAX_VALUE_CHARACTERS = 200

/** Collects the remarks about the rows of a feed. A remark that applies to many rows is given once, at the end, with the number of rows. */
export class FeedRemarks {
  #events: FileEvent[] = []
  readonly #counted = new Map<string, { remark: Remark; count: number }>()

  /** Reports that a value is refused. If the whole row is refused because of the value, this report also stands for the row. */
  addRefusal(at: FilePlace, column: string, value: string, says: string): undefined {
    this.#events.push({ type: 'refused', refusal: createRemark(at, column, value, says) })
    return undefined
  }

  addNote(at: FilePlace, column: string, value: string, says: string): undefined {
    this.#events.push({ type: 'noted', note: createRemark(at, column, value, says) })
    return undefined
  }

  /** Adds a remark that is given only once for the whole feed. Remarks with the same key (`what`) are counted and given as one remark. */
  addNoteOnce(at: FilePlace, column: string, value: string, says: string, what = `${column} ${says}`): undefined {
    const key = this.#counted.has(what) || this.#counted.size < MAX_SEPARATE_REMARKS ? what : FURTHER_REMARKS_MESSAGE
    const known = this.#counted.get(key)
    if (known !== undefined) known.count += 1
    else
      this.#counted.set(key, {
        remark: createRemark(at, column, value, key === FURTHER_REMARKS_MESSAGE ? FURTHER_REMARKS_MESSAGE : says),
        count: 1,
      })
    return undefined
  }

  /** Adds a remark about a field that the shop cannot store. The remark is given once per field. */
  addUnreadFieldNote(at: FilePlace, column: string, value: string): undefined {
    return this.addNoteOnce(at, column, value, 'The shop has no place for this: it is left out.', `unread ${column}`)
  }

  /** Returns the remarks that were added since the last call of this function. Remarks that are given once per feed are not among them. */
  takeRemarks(): FileEvent[] {
    const taken = this.#events
    this.#events = []
    return taken
  }

  /** Returns the remarks that are given once per feed. Call this function at the end of the feed. */
  takeOneTimeRemarks(): FileEvent[] {
    return [...this.#counted.values()].map(({ remark: note, count }) => ({
      type: 'noted',
      note: count === 1 ? note : { ...note, says: `${note.says} ${count} times, here first.` },
    }))
  }
}

// The value is copied into a new string. A substring would keep the whole long text in memory.
const createRemark = ({ file, line, sheet, row }: FilePlace, column: string, value: string, says: string): Remark => ({
  ...{ file, line, ...(sheet !== undefined && { sheet }), ...(row !== undefined && { row }) },
  ...{ column, value: Buffer.from(value.slice(0, MAX_VALUE_CHARACTERS)).toString(), says },
})
