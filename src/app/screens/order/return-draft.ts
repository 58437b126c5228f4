import type { InputOf } from '#contract/calls.ts'
import type { Order } from '#contract/order.ts'
import type { ReturnReason } from '#contract/returns.ts'

/** A return that is being written: pieces by mcode, the rest as typed. */
export interface ReturnDraft {
  pieces: Readonly<Record<string, number>>
  reason: ReturnReason | ''
  note: string
  /** `data:` text, or '' for none. */
  photo: string
}

/** Of an order with one part that can go back, that part is meant. */
export function freshReturn({ lines }: Pick<Order, 'lines'>): ReturnDraft {
  const able = lines.filter(({ returnable }) => returnable > 0)
  const [only] = able
  return { pieces: only !== undefined && able.length === 1 ? { [only.id]: 1 } : {}, reason: '', note: '', photo: '' }
}

/** What is sent of it. Lines of which nothing goes back are left out. */
export const returnInput = (orderId: string, { pieces, reason, note, photo }: ReturnDraft): Record<string, unknown> => ({
  orderId,
  lines: Object.entries(pieces)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => ({ id, qty })),
  reason,
  note,
  ...(photo === '' ? {} : { photo }),
})

/** What was typed, from what was to be sent: for one that came back. */
export const draftOfRefused = ({ lines, reason, note = '', photo = '' }: InputOf<'orderReturn'>): ReturnDraft => ({
  pieces: Object.fromEntries(lines.map(({ id, qty }) => [id, Number(qty)])),
  ...{ reason, note, photo },
})
