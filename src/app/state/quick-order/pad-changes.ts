import { ref } from 'valtio/vanilla'
import { MAX_QUANTITY } from '#contract/limits.ts'
import type { Reading } from '#contract/number-list/number-list.ts'
import { MAX_ORDER_LINES, readOrderSheet, type SheetLine } from '#contract/number-list/order-sheet.ts'
import { lookUpMissing } from './pad-answers.ts'
import { type PadLine, takeSheet } from './pad-line.ts'
import { readStoredPad, storeSoon } from './pad-storage.ts'
import { quickOrder } from './quick-order.ts'
import { readableBeginning } from './readable-beginning.ts'

function setLines(lines: readonly PadLine[]): void {
  quickOrder.lines = ref(lines)
  storeSoon()
  void lookUpMissing()
}

/** Keeps the text in the field of the next line, so that a reload loses no digit of it. */
export function setTypedText(typed: string): void {
  quickOrder.typed = typed
  storeSoon()
}

/** Takes a pasted text or the text of a file, as far as it is read at once. What became of its lines is in `quickOrder.taken`. */
export function takeText(text: string): void {
  if (!quickOrder.isRead) readStoredPad()
  const { beginning, rest } = readableBeginning(text)
  const { lines, ...taken } = takeSheet(quickOrder.lines, readOrderSheet(beginning), MAX_ORDER_LINES)
  quickOrder.taken = ref({ ...taken, refused: [...taken.refused, ...rest], notRead: rest.length })
  setLines(lines)
}

/**
 * Adds a typed line to the pad: a number, or anything that a pasted list may contain. `qty`: what the quantity field says, for each number
 * of the line; null if the field is empty. Returns false if the pad is full.
 */
export function takeTypedLine(text: string, qty: number | null): boolean {
  const read = readOrderSheet(text)
  // What is typed is taken as it is if no number was recognised in it: its form may be unknown, such as that of a short code.
  const isUnknown = read.every(({ type }) => type !== 'numbers') && /[\p{L}\p{N}]/u.test(text)
  const sheet = isUnknown ? [typedSheetLine(text.trim())] : read
  const { lines, ...taken } = takeSheet(quickOrder.lines, qty === null ? sheet : sheet.map(withTypedQuantity(qty)), MAX_ORDER_LINES)
  quickOrder.taken = taken.refused.length > 0 || taken.joined > 0 ? ref(taken) : null
  if (taken.refused.length > 0) return false
  quickOrder.typed = ''
  setLines(lines)
  return true
}

const typedSheetLine = (number: string): SheetLine => ({
  at: 1,
  text: number,
  type: 'numbers',
  numbers: [{ number, qty: 1, hasQuantity: false, sourceLine: number, alternativeReadings: [] }],
})

/** Returns a line with the quantity of the field. Another quantity that is typed beside a number remains as another reading. */
const withTypedQuantity =
  (qty: number) =>
  (line: SheetLine): SheetLine =>
    line.type !== 'numbers'
      ? line
      : {
          ...line,
          numbers: line.numbers.map(({ unreadQuantity: _, ...one }) => {
            const others = one.alternativeReadings.map((other) => (one.hasQuantity || other.qty !== one.qty ? other : { ...other, qty }))
            const own = one.hasQuantity ? [{ number: one.number, qty: one.qty }] : []
            const isOther = (other: Reading) => other.number !== one.number || other.qty !== qty
            return { ...one, qty, hasQuantity: true, alternativeReadings: [...own, ...others].filter(isOther) }
          }),
        }

const changeLine = (id: string, change: (line: PadLine) => PadLine): void =>
  setLines(quickOrder.lines.map((line) => (line.id === id ? change(line) : line)))

/** Changes the number of a line. The choice of a part belonged to the old number. */
export const setLineNumber = (id: string, number: string): void =>
  changeLine(id, ({ mcode: _, ...line }) => ({ ...line, number: number.trim(), isRead: true, others: [] }))

export const setLineQuantity = (id: string, qty: number): void =>
  changeLine(id, ({ unreadQuantity: _, ...line }) => ({ ...line, qty: Math.min(MAX_QUANTITY, Math.max(1, qty)), hasQuantity: true }))

/** Chooses the part of a line; '' leaves the line out, null takes the choice back. */
export const chooseLinePart = (id: string, mcode: string | null): void =>
  changeLine(id, ({ mcode: _, ...line }) => (mcode === null ? line : { ...line, mcode }))

/** Uses another reading of a line. The reading that was used until now stays among the line's other readings. */
export const takeReading = (id: string, { number, qty }: Reading): void =>
  changeLine(id, ({ mcode: _, unreadQuantity: __, ...line }) => ({
    ...line,
    number,
    qty,
    hasQuantity: true,
    others: [...line.others.filter((other) => other.number !== number || other.qty !== qty), { number: line.number, qty: line.qty }],
  }))

/** Removes lines. `restoreRemovedLines` puts them back. */
export function removePadLines(ids: ReadonlySet<string>): void {
  quickOrder.removed = ref(quickOrder.lines.flatMap((line, at) => (ids.has(line.id) ? [{ at, line }] : [])))
  setLines(quickOrder.lines.filter(({ id }) => !ids.has(id)))
}

/** Puts the lines that were removed last back to their places. */
export function restoreRemovedLines(): void {
  const lines = [...quickOrder.lines]
  for (const { at, line } of quickOrder.removed) lines.splice(at, 0, line)
  quickOrder.removed = ref([])
  setLines(lines.slice(0, MAX_ORDER_LINES))
}

export function forgetTaken(): void {
  quickOrder.taken = null
}
