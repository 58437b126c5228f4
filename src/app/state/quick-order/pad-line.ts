import { MAX_QUANTITY } from '#contract/limits.ts'
import type { Reading } from '#contract/number-list/number-list.ts'
import type { SheetLine, SheetNumber } from '#contract/number-list/order-sheet.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { uuid } from '#data/uuid.ts'

/** A line of the counter's pad. Lines are replaced and never mutated, so that a row knows by identity whether it has changed. */
export interface PadLine {
  id: string
  /** The part number as typed; for a line that could not be read, the whole line. */
  number: string
  /** The wanted pieces, at least 1. `hasQuantity`: the customer has said so many. */
  qty: number
  hasQuantity: boolean
  /** What stands in the place of the quantity, if it is none. The line is not added until somebody types a quantity. */
  unreadQuantity?: string
  /** Whether a number was read. */
  isRead: boolean
  /** The lines of the input that say this number, as typed; several if the number stands there more than once. */
  sources: readonly string[]
  /** Other possible readings of the line. */
  others: readonly Reading[]
  /** The code of the part that the user has chosen; '' leaves the line out, absent: no choice yet. */
  mcode?: string
}

/** How much of a text became lines of the pad. `refused`: lines that the pad has no place for, as typed. */
export interface SheetIntake {
  lines: PadLine[]
  /** How many input lines were joined with a line of the same number. */
  joined: number
  headings: number
  comments: number
  empty: number
  /** Lines that hold only the quantity of a number on another line. */
  quantities: number
  refused: string[]
}

const lineOfNumber = ({ number, qty, hasQuantity, sourceLine, alternativeReadings, unreadQuantity }: SheetNumber): PadLine => ({
  id: uuid(),
  number,
  qty,
  hasQuantity,
  isRead: true,
  sources: [sourceLine],
  others: alternativeReadings,
  ...(unreadQuantity === undefined ? {} : { unreadQuantity }),
})

const unreadLine = (text: string): PadLine => ({
  id: uuid(),
  number: text,
  qty: 1,
  hasQuantity: false,
  isRead: false,
  sources: [text],
  others: [],
})

/**
 * Adds the lines of a sheet to those of the pad. A number that is already there gets the pieces of both, unless one of them is doubtful.
 * `maxLines`: the lines of the pad; what exceeds them is refused as a whole and never dropped.
 */
export function takeSheet(lines: readonly PadLine[], sheet: readonly SheetLine[], maxLines: number): SheetIntake {
  const intake: SheetIntake = { lines: [...lines], joined: 0, headings: 0, comments: 0, empty: 0, quantities: 0, refused: [] }
  const places = new Map(lines.flatMap((line, at) => (canBeJoined(line) ? [[joinKeyOf(line), at] as const] : [])))
  const put = (line: PadLine) => {
    const at = canBeJoined(line) ? places.get(joinKeyOf(line)) : undefined
    const before = at === undefined ? undefined : intake.lines[at]
    if (at !== undefined && before !== undefined) {
      intake.lines[at] = joinLines(before, line)
      intake.joined += 1
    } else if (intake.lines.length >= maxLines) intake.refused.push(...line.sources)
    else {
      if (canBeJoined(line)) places.set(joinKeyOf(line), intake.lines.length)
      intake.lines.push(line)
    }
  }
  for (const line of sheet) {
    if (line.type === 'numbers') for (const number of line.numbers) put(lineOfNumber(number))
    else if (line.type === 'unread') put(unreadLine(line.text))
    else if (line.type === 'quantity') intake.quantities += 1
    else if (line.type === 'heading') intake.headings += 1
    else if (line.type === 'comment') intake.comments += 1
    else intake.empty += 1
  }
  return intake
}

const joinKeyOf = ({ number }: PadLine) => numberKey(number)

/** Whether pieces can be added to a line: it has a number, and neither its reading nor its quantity is in doubt. */
const canBeJoined = (line: PadLine) =>
  line.isRead && line.unreadQuantity === undefined && line.others.length === 0 && numberKey(line.number) !== ''

const joinLines = (before: PadLine, more: PadLine): PadLine => ({
  ...before,
  qty: Math.min(MAX_QUANTITY, before.qty + more.qty),
  hasQuantity: before.hasQuantity || more.hasQuantity,
  sources: [...before.sources, ...more.sources],
})
