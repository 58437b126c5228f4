import * as v from 'valibot'
import { deviceStorage } from '#app/state/page/storage.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { MAX_ORDER_LINES } from '#contract/number-list/order-sheet.ts'
import type { PadLine } from './pad-line.ts'

/**
 * The key of the stored pad. Its lines are in local storage and not in the device's database, because only there they can be written while
 * a page is closed.
 */
export const PAD_KEY = storedUserKeys.pad

const Line = v.object({
  id: v.string(),
  number: v.string(),
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  hasQuantity: v.boolean(),
  unreadQuantity: v.exactOptional(v.string()),
  isRead: v.boolean(),
  sources: v.array(v.string()),
  others: v.array(v.object({ number: v.string(), qty: v.number() })),
  mcode: v.exactOptional(v.string()),
})
/** `owner`: the id of the user who wrote the lines; null for a guest, whose lines belong to whoever signs in next. */
const StoredPad = v.object({ owner: v.nullable(v.string()), typed: v.optional(v.string(), ''), lines: v.array(v.unknown()) })

/** What was typed on this device: the lines, and the text in the fields of the next line. */
export interface StoredPadDraft {
  lines: PadLine[]
  typed: string
}

/** Reads the pad of a user, or of a guest, from this device. A line that cannot be read is left out; another user's pad is not shown. */
export function readPad(owner: string | null, storage: Pick<Storage, 'getItem'> = deviceStorage): StoredPadDraft {
  try {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredPad), storage.getItem(PAD_KEY))
    if (!read.success || (read.output.owner !== null && read.output.owner !== owner)) return { lines: [], typed: '' }
    const lines = read.output.lines.flatMap((one): PadLine[] => {
      const line = v.safeParse(Line, one)
      return line.success ? [line.output] : []
    })
    return { lines: lines.slice(0, MAX_ORDER_LINES), typed: read.output.typed }
  } catch {
    return { lines: [], typed: '' }
  }
}

export function writePad(
  owner: string | null,
  { lines, typed }: Readonly<StoredPadDraft>,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = deviceStorage,
): void {
  if (lines.length === 0 && typed === '') storage.removeItem(PAD_KEY)
  else storage.setItem(PAD_KEY, JSON.stringify({ owner, typed, lines }))
}
