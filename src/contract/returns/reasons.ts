import type { Order, OrderLine } from '#contract/order.ts'
import { type ReturnReason, returnReasons } from '#contract/returns.ts'
import { dayIn } from '#contract/shop-days.ts'
import { lastFreeReturnDay, returnTerms } from './terms.ts'

/** What is sold, as far as reasons to send it back go. */
export type Goods = 'part' | 'garment'

/** Chapters and headings of the Harmonized System for what is worn: clothing, shoes, headgear, gloves of rubber and of leather. */
const WORN = /^(?:6[1245]|4015|4203)/

/** Whether a line is worn or fitted, by its customs number, which the order keeps. Without one it is a part. */
export const goodsOf = ({ hsCode }: Pick<OrderLine, 'hsCode'>): Goods => (WORN.test(hsCode.replace(/\D/g, '')) ? 'garment' : 'part')

const both = ['part', 'garment'] as const

/** Goods that each reason fits: a jacket does not fail under warranty as a starter does, and a starter is not too small. */
const fits: Record<ReturnReason, readonly Goods[]> = {
  'wrong-part-sent': both,
  'ordered-wrong': both,
  'not-needed': both,
  'does-not-fit': ['part'],
  'too-small': ['garment'],
  'too-large': ['garment'],
  damaged: both,
  defective: both,
  incomplete: both,
  'too-late': both,
  warranty: ['part'],
}

/** When an order was delivered, in milliseconds; null before. */
export function deliveredAt({ events }: Pick<Order, 'events'>): number | null {
  const at = events.findLast(({ what, state }) => what === 'state' && state === 'delivered')?.at
  return at === undefined ? null : Date.parse(at)
}

/** Whether anything of an order may still go back for any reason. The shop decides; an order that does not say is taken to be in time. */
export function isFreeToReturn(order: Pick<Order, 'events'>, nowMs: number, zone: string | undefined): boolean {
  const at = deliveredAt(order)
  return at === null || dayIn(zone, nowMs) <= lastFreeReturnDay(dayIn(zone, at))
}

/** Reasons for which all of these lines may go back together: those that fit each of them, and after the window only those of a fault. */
export const reasonsFor = (lines: readonly Pick<OrderLine, 'hsCode'>[], inTime: boolean): ReturnReason[] =>
  returnReasons.filter(
    (reason) => (inTime || returnTerms.underWarranty.includes(reason)) && lines.every((line) => fits[reason].includes(goodsOf(line))),
  )
