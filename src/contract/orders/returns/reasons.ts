import { dayInZone } from '#contract/kernel/shop-days.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { type ReturnReason, returnReasons } from './returns.ts'
import { lastFreeReturnDay, returnTerms } from './terms.ts'

/** The kinds of goods that have different return reasons. */
export type GoodsKind = 'part' | 'garment'

/** Matches chapters and headings of the Harmonized System for clothing: garments, shoes, headgear, rubber and leather gloves. */
const CLOTHING_HS_CODE = /^(?:6[1245]|4015|4203)/

/** Returns whether a line is clothing or a part, by its customs number, which the order stores. A line without customs number is a part. */
export const goodsKindOf = ({ hsCode }: Pick<OrderLine, 'hsCode'>): GoodsKind =>
  CLOTHING_HS_CODE.test(hsCode.replace(/\D/g, '')) ? 'garment' : 'part'

const allGoodsKinds = ['part', 'garment'] as const

/** The kinds of goods to which each reason applies, because a jacket has no warranty claim, and a starter is not "too small". */
const goodsKindsByReason: Record<ReturnReason, readonly GoodsKind[]> = {
  'wrong-part-sent': allGoodsKinds,
  'ordered-wrong': allGoodsKinds,
  'not-needed': allGoodsKinds,
  'does-not-fit': ['part'],
  'too-small': ['garment'],
  'too-large': ['garment'],
  damaged: allGoodsKinds,
  defective: allGoodsKinds,
  incomplete: allGoodsKinds,
  'too-late': allGoodsKinds,
  warranty: ['part'],
}

/** Returns the time when an order was delivered, in milliseconds; null before delivery. */
export function deliveryTimeMs({ events }: Pick<Order, 'events'>): number | null {
  const at = events.findLast(({ what, state }) => what === 'state' && state === 'delivered')?.at
  return at === undefined ? null : Date.parse(at)
}

/**
 * Whether anything of an order can still be returned for any reason. The server decides; an order without delivery time counts as
 * returnable.
 */
export function isWithinReturnPeriod(order: Pick<Order, 'events'>, nowMs: number, zone: string | undefined): boolean {
  const at = deliveryTimeMs(order)
  return at === null || dayInZone(zone, nowMs) <= lastFreeReturnDay(dayInZone(zone, at))
}

/** Returns the reasons that apply to all given lines. After the free return period, only defects remain. */
export const returnReasonsFor = (lines: readonly Pick<OrderLine, 'hsCode'>[], inTime: boolean): ReturnReason[] =>
  returnReasons.filter(
    (reason) =>
      (inTime || returnTerms.warrantyReasons.includes(reason)) &&
      lines.every((line) => goodsKindsByReason[reason].includes(goodsKindOf(line))),
  )
