import {
  type Availability,
  type AvailabilityConditions,
  availability,
  isOrderable,
  isPartOrderable,
  type OrderableAvailability,
} from '#contract/catalogue/availability.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { exactParts } from '#contract/number-list/exact-parts.ts'
import type { PartQuantity } from '#contract/number-list/list-sums.ts'
import type { NumberListAnswer } from '#contract/number-list/number-list-call.ts'
import type { PadLine } from './pad-line.ts'

/**
 * What is known of a number. `found`: the parts that a search has found; `isPartial`: only a part of the catalogue was searched, on this
 * device. `asOf`: the time of the data, ISO 8601; null if unknown.
 */
export type PadAnswer =
  | { type: 'waiting' | 'not-here' | 'failed' }
  | { type: 'found'; parts: PartCard[]; total: number; successors: NumberListAnswer['successors']; isPartial: boolean; asOf: string | null }

/** The state of a line. Each line has exactly one. */
export type LineState =
  /** No number was read from the line. */
  | { type: 'unread' }
  /** `not-here`: not on this device, and the shop cannot be reached. `near`: similar numbers on this device. */
  | { type: 'waiting' | 'failed' }
  | { type: 'not-here'; near: PartCard[] }
  /** No part has this number; `near`: the nearest ones. */
  | { type: 'unknown'; near: PartCard[]; total: number }
  /** Different things have this number. */
  | { type: 'choose'; parts: PartCard[] }
  | { type: 'superseded'; old: PartCard; next: PartCard }
  /** The user has left the line out. */
  | { type: 'left-out'; parts: PartCard[] }
  /** The place of the quantity holds something else. */
  | { type: 'no-quantity'; part: PartCard; text: string }
  | { type: 'sold-out'; part: PartCard; availability: Exclude<Availability, OrderableAvailability> }
  /** The line can be added. `raisedFrom`: the wanted pieces, if the minimum quantity is higher. */
  | {
      type: 'ready'
      part: PartCard
      qty: number
      raisedFrom: number | null
      availability: OrderableAvailability
      /** All parts with this number, to change the choice. */
      parts: PartCard[]
    }

export type LineStateType = LineState['type']

/** Returns the state of a line. `conditions`: the shop's rule for parts that are sold out, and today. */
export function lineStateOf(line: PadLine, answer: PadAnswer, conditions: AvailabilityConditions): LineState {
  if (!line.isRead) return { type: 'unread' }
  if (answer.type === 'not-here') return { type: 'not-here', near: [] }
  if (answer.type !== 'found') return { type: answer.type }
  const exact = withoutSuperseded(exactParts(answer.parts), answer.successors)
  if (line.mcode === '') return { type: 'left-out', parts: exact.length > 0 ? exact : answer.parts }
  const offered = [...answer.parts, ...answer.successors.map(({ part }) => part)]
  const chosen = line.mcode === undefined ? undefined : offered.find(({ mcode }) => mcode === line.mcode)
  if (chosen !== undefined) return orderStateOf(line, chosen, exact, conditions)
  if (exact.length === 0)
    return answer.isPartial ? { type: 'not-here', near: answer.parts } : { type: 'unknown', near: answer.parts, total: answer.total }
  const part = exact.find((one) => isPartOrderable(one, conditions)) ?? exact[0]
  if (part === undefined || areDifferent(exact)) return { type: 'choose', parts: exact }
  const next = answer.successors.find(({ of }) => of === part.mcode)?.part
  return next === undefined ? orderStateOf(line, part, exact, conditions) : { type: 'superseded', old: part, next }
}

/** Leaves out superseded parts whose successor has the same number, unless somebody asked for the old part by its own code. */
const withoutSuperseded = (exact: readonly PartCard[], successors: NumberListAnswer['successors']): PartCard[] =>
  exact.filter(
    (part) =>
      part.matched?.by === 'mcode' ||
      !successors.some(({ of, part: next }) => of === part.mcode && exact.some(({ mcode }) => mcode === next.mcode)),
  )

/**
 * Whether parts with one number are different things, and not the same thing of several makers or conditions: they differ in type or in
 * their main data.
 */
const areDifferent = (parts: readonly PartCard[]) => new Set(parts.map(({ type, specName }) => `${type} ${specName}`)).size > 1

function orderStateOf(line: PadLine, part: PartCard, parts: PartCard[], conditions: AvailabilityConditions): LineState {
  if (line.unreadQuantity !== undefined) return { type: 'no-quantity', part, text: line.unreadQuantity }
  const first = availability(part, line.qty, conditions)
  const qty = first.type === 'too-few' ? Math.min(first.minQuantity, MAX_QUANTITY) : line.qty
  const answer = qty === line.qty ? first : availability(part, qty, conditions)
  return isOrderable(answer)
    ? { type: 'ready', part, qty, raisedFrom: qty === line.qty ? null : line.qty, availability: answer, parts }
    : { type: 'sold-out', part, availability: answer }
}

/** The groups in which lines are counted and filtered, in the order of the page. Every state belongs to exactly one. */
export const lineGroups = {
  ready: ['ready'],
  choose: ['choose'],
  superseded: ['superseded'],
  'sold-out': ['sold-out'],
  unknown: ['unknown'],
  unread: ['unread', 'no-quantity'],
  waiting: ['waiting', 'not-here', 'failed'],
  'left-out': ['left-out'],
} as const satisfies Record<string, readonly LineStateType[]>
export type LineGroup = keyof typeof lineGroups
export const lineGroupNames = Object.keys(lineGroups) as LineGroup[]

export const lineGroupOf = ({ type }: LineState): LineGroup =>
  lineGroupNames.find((group) => (lineGroups[group] as readonly LineStateType[]).includes(type)) ?? 'unread'

/** Returns the part and quantity that a line adds; null if the line cannot be added yet. */
export const toOrderOf = (state: LineState): PartQuantity | null => (state.type === 'ready' ? { part: state.part, qty: state.qty } : null)
