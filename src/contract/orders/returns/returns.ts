import * as v from 'valibot'
import { Id, Mcode, Qty, UsdAmount } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_RETURN_NOTE_CHARACTERS, MAX_RETURN_PHOTO_CHARACTERS } from '#contract/limits.ts'
import { CoreState, ReturnState } from '#contract/orders/order-states.ts'

/** A used unit that the customer owes for a deposit, or has returned. */
export const CoreReturn = v.object({
  id: Id,
  orderId: Id,
  orderNumber: v.string(),
  part: Mcode,
  name: v.string(),
  mainImageUrl: v.string(),
  qty: v.number(),
  /** The refund of the deposits for all pieces, including tax. */
  deposit: UsdAmount,
  state: CoreState,
  /**
   * The number of used units that are still to be returned. None is owed for a new part in a return. Absent in replies cached by older
   * versions.
   */
  toSend: v.optional(v.number()),
  /** The day until which the used unit must be returned, such as `2026-11-21`. */
  dueOn: v.string(),
  carrier: v.string(),
  tracking: v.string(),
  credited: UsdAmount,
  note: v.string(),
})
export type CoreReturn = v.InferOutput<typeof CoreReturn>

/** The reasons for a return: nine from the trade's return forms, and two for clothing. */
export const returnReasons = [
  'wrong-part-sent',
  'ordered-wrong',
  'not-needed',
  'does-not-fit',
  'too-small',
  'too-large',
  'damaged',
  'defective',
  'incomplete',
  'too-late',
  'warranty',
] as const
export const ReturnReason = v.picklist(returnReasons, /*i18n*/ 'Choose a reason.')
export type ReturnReason = (typeof returnReasons)[number]

/** A photo as `data:` URL: JPEG, PNG or WebP, which the device has scaled down. */
export const Photo = v.pipe(
  v.string(),
  v.maxLength(MAX_RETURN_PHOTO_CHARACTERS, /*i18n*/ 'The photo is too large. Make it smaller, to about 45 kB.'),
  v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, /*i18n*/ 'The photo is not a JPEG, PNG or WebP picture.'),
)

/** Returns a text without pasted characters that are not text: control characters except tabs and line ends, unpaired surrogates. */
const removeNonTextCharacters = (text: string): string => text.replace(/(?![\t\n])\p{Cc}|\p{Cs}/gu, '')

export const ReturnInput = v.object({
  orderId: Id,
  lines: v.pipe(
    v.array(v.object({ id: Mcode, qty: Qty })),
    v.minLength(1, /*i18n*/ 'Choose at least one part.'),
    v.maxLength(MAX_CART_LINES),
  ),
  reason: ReturnReason,
  note: v.optional(
    v.pipe(
      v.string(),
      v.transform(removeNonTextCharacters),
      v.trim(),
      v.maxLength(MAX_RETURN_NOTE_CHARACTERS, /*i18n*/ 'A note has at most 1000 characters.'),
    ),
    '',
  ),
  photo: v.optional(Photo),
})

export const OrderReturn = v.object({
  id: Id,
  /** The number of the return, which is on the label of the parcel: `CW-100042-R1`. */
  number: v.string(),
  state: ReturnState,
  reason: ReturnReason,
  note: v.string(),
  photo: v.nullable(v.string()),
  lines: v.array(v.object({ id: Mcode, name: v.string(), qty: v.number() })),
  /** The time of the request: ISO 8601, UTC. */
  requestedAt: v.string(),
  refund: UsdAmount,
  say: v.string(),
})
export type OrderReturn = v.InferOutput<typeof OrderReturn>
