import { type Cell, EMPTY, type TableRow } from '#server/import/files/table.ts'

/** What is worth a word of a row, though it is taken. `once`: once for the column is enough. */
export interface RowNote {
  column: number
  says: string
  once: boolean
}

/** A row whose cells are called by their headings in plain words, as a layout has them. Changes stay with it: the file's own row is not touched. */
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

  /** The row as rules left it. */
  get result(): TableRow {
    return { ...this.row, cells: [...this.#cells] }
  }

  /** As it is now, whatever is changed later. */
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

  /** Says whether the file has such a column. */
  set(name: string, text: string): boolean {
    return this.#put(name, text === '' ? EMPTY : { text, type: 'text' })
  }

  /** Takes a cell of another column, or of another row, as it is. */
  take(name: string, from: LayoutRow, other = name): void {
    this.#put(name, from.#at(other))
  }

  /** Marks the row as not for sale where the file has no column for that. */
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
