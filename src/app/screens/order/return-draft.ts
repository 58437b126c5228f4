import type { ReturnDraft } from '#app/state/orders/return-drafts.ts'
import type { CallInputOf } from '#contract/calls.ts'
import type { Order } from '#contract/orders/order.ts'

/**
 * Returns an empty draft of an order's return. The requested part is selected; without one, the part that can be returned if there is just
 * one.
 */
export function createReturnDraft({ lines }: Pick<Order, 'lines'>, asked = ''): ReturnDraft {
  const able = lines.filter(({ returnable }) => returnable > 0)
  const meant = able.find(({ id }) => id === asked) ?? (able.length === 1 ? able[0] : undefined)
  return { pieces: meant === undefined ? {} : { [meant.id]: 1 }, reason: '', note: '', photo: '' }
}

/** Returns the return's draft with the requested part added. */
export function addPartToReturn(draft: ReturnDraft, { lines }: Pick<Order, 'lines'>, asked: string): ReturnDraft {
  const isAble = lines.some(({ id, returnable }) => id === asked && returnable > 0)
  return !isAble || (draft.pieces[asked] ?? 0) > 0 ? draft : { ...draft, pieces: { ...draft.pieces, [asked]: 1 } }
}

/** Returns the input of the call that requests a return, without lines of quantity 0. */
export const returnRequestInput = (orderId: string, { pieces, reason, note, photo }: ReturnDraft): Record<string, unknown> => ({
  orderId,
  lines: Object.entries(pieces)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => ({ id, qty })),
  reason,
  note,
  ...(photo === '' ? {} : { photo }),
})

/** Returns a draft of a return with the data of a refused request. */
export const returnDraftFromRefused = ({ lines, reason, note = '', photo = '' }: CallInputOf<'orderReturn'>): ReturnDraft => ({
  pieces: Object.fromEntries(lines.map(({ id, qty }) => [id, Number(qty)])),
  ...{ reason, note, photo },
})
