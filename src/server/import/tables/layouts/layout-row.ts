import { type Cell, EMPTY_CELL, type TableRow } from '#server/import/files/table.ts'

/** A remark about an accepted row of a shop system's export. `once` means that the remark is given only once for the column. */
export interface RowNote {
  columnIndex: number
  message: string
  isReportedOnce: boolean
}

/**
 * A row of a shop system's export, with access to its cells by normalized heading. Changes are made on a copy, so the row of the file stays
 * as it is.
 */
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

  /** The row with all changes that the rules have made. */
  get result(): TableRow {
    return { ...this.row, cells: [...this.#cells] }
  }

  /** Returns a copy of the row, which later changes to the row do not affect. */
  copyRow(): LayoutRow {
    return new LayoutRow(this.result, this.places)
  }

  hasColumn(name: string): boolean {
    return this.places.has(name)
  }

  /** Returns the text of the cell in a column. Empty when the file does not have the column. */
  getCellText(name: string): string {
    return this.#at(name).text
  }

  /** Sets the text of the cell in a column. Returns whether the file has the column. */
  setCellText(name: string, text: string): boolean {
    return this.#put(name, text === '' ? EMPTY_CELL : { text, type: 'text' })
  }

  /** Copies a cell into this row from the same or another column of any row. */
  copyCellFrom(name: string, from: LayoutRow, other = name): void {
    this.#put(name, from.#at(other))
  }

  /** Marks the row as not for sale. It is needed when the file has no column that says so. */
  markAsHidden(): void {
    this.#isHidden = true
  }

  get isHidden(): boolean {
    return this.#isHidden
  }

  addNote(name: string, says: string, { once = false } = {}): void {
    this.notes.push({ columnIndex: this.places.get(name) ?? 0, message: says, isReportedOnce: once })
  }

  #at(name: string): Cell {
    const at = this.places.get(name)
    return at === undefined ? EMPTY_CELL : (this.#cells[at] ?? EMPTY_CELL)
  }

  #put(name: string, cell: Cell): boolean {
    const at = this.places.get(name)
    if (at === undefined) return false
    while (this.#cells.length < at) this.#cells.push(EMPTY_CELL)
    this.#cells[at] = cell
    return true
  }
}
