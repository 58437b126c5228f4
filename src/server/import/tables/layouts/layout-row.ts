import { type Cell, EMPTY, type TableRow } from '#server/import/files/table.ts'

/** A remark about an accepted row. `once`: give it once per column. */
export interface RowNote {
  column: number
  says: string
  once: boolean
}

/** A row with access to its cells by normalized heading. Changes apply to a copy, not to the file's row. */
export class LayoutRow {
  readonly notes: RowNote[] = []
  #isHidden = false
  #cells: Cell[]

  constructor(
    private readonly row: TableRow,
    private readonly places: ReadonlyMap<string, number>,
  ) {
    this.#cells = [...row.cells]
  }

  get line(): number {
    return this.row.line
  }

  /** The row after the rules. */
  get result(): TableRow {
    return { ...this.row, cells: [...this.#cells] }
  }

  /** A copy that later changes do not affect. */
  copy(): LayoutRow {
    return new LayoutRow(this.result, this.places)
  }

  has(name: string): boolean {
    return this.places.has(name)
  }

  /** Empty for a column that the file does not have. */
  get(name: string): string {
    return this.#at(name).text
  }

  /** Returns whether the file has the column. */
  set(name: string, text: string): boolean {
    return this.#put(name, text === '' ? EMPTY : { text, type: 'text' })
  }

  /** Copies a cell from another column or row. */
  take(name: string, from: LayoutRow, other = name): void {
    this.#put(name, from.#at(other))
  }

  /** Marks the row as not for sale when the file has no column for that. */
  hide(): void {
    this.#isHidden = true
  }

  get isHidden(): boolean {
    return this.#isHidden
  }

  note(name: string, says: string, { once = false } = {}): void {
    this.notes.push({ column: this.places.get(name) ?? 0, says, once })
  }

  #at(name: string): Cell {
    const at = this.places.get(name)
    return at === undefined ? EMPTY : (this.#cells[at] ?? EMPTY)
  }

  #put(name: string, cell: Cell): boolean {
    const at = this.places.get(name)
    if (at === undefined) return false
    while (this.#cells.length < at) this.#cells.push(EMPTY)
    this.#cells[at] = cell
    return true
  }
}
