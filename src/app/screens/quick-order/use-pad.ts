import { useEffect, useMemo, useState } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { availabilityContext } from '#app/sale.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { type CartRoom, divideByCartRoom } from '#app/state/quick-order/cart-room.ts'
import { PAD_KEY } from '#app/state/quick-order/draft.ts'
import { type GroupSum, sumsByGroup } from '#app/state/quick-order/group-sums.ts'
import { onLateAnswers } from '#app/state/quick-order/late-answers.ts'
import { type LineGroup, type LineState, lineGroupOf, lineStateOf, type PadAnswer, toOrderOf } from '#app/state/quick-order/line-state.ts'
import { lookUpAgain, lookUpLate } from '#app/state/quick-order/pad-answers.ts'
import type { PadLine } from '#app/state/quick-order/pad-line.ts'
import { readStoredPad, storePadNow } from '#app/state/quick-order/pad-storage.ts'
import { quickOrder } from '#app/state/quick-order/quick-order.ts'
import type { AvailabilityConditions } from '#contract/catalogue/availability.ts'
import { type NumberListSums, type PartQuantity, sumPartsToOrder } from '#contract/number-list/list-sums.ts'
import { MAX_ORDER_LINES } from '#contract/number-list/order-sheet.ts'

/** A line with its state. The object is the same until the line or its answer changes. */
export interface LineView {
  line: PadLine
  state: LineState
  group: LineGroup
}

/** The pad as the page shows it. */
export interface Pad {
  isRead: boolean
  isFull: boolean
  views: readonly LineView[]
  counts: Readonly<Partial<Record<LineGroup, number>>>
  /** The group that the list is limited to; null for all lines. */
  shownGroup: LineGroup | null
  showGroup: (group: LineGroup | null) => void
  /** The parts that can be added, also those that the cart has no place for. */
  toOrder: readonly PartQuantity[]
  /** The sums of what is added: of the parts that the cart has place for. */
  sums: NumberListSums
  groupSums: readonly GroupSum[]
  room: CartRoom
  /** The time of the oldest data, ISO 8601; null if unknown, undefined without data. */
  oldest: string | null | undefined
}

const WAITING_ANSWER: PadAnswer = { type: 'waiting' }
const viewCache = new WeakMap<PadLine, { answer: PadAnswer; view: LineView }>()

function viewOf(line: PadLine, answer: PadAnswer, conditions: AvailabilityConditions): LineView {
  const known = viewCache.get(line)
  if (known?.answer === answer) return known.view
  const state = lineStateOf(line, answer, conditions)
  const view = { line, state, group: lineGroupOf(state) }
  viewCache.set(line, { answer, view })
  return view
}

/** Reads the pad from the device and returns it with states, counts and sums. */
export function usePad(): Pad {
  const { isRead, lines, answers } = useStateSnapshot(quickOrder)
  const [shownGroup, showGroup] = useState<LineGroup | null>(null)
  const inCart = useCodesInCart()
  useStoredPad()
  const facts = useMemo(() => {
    const conditions = availabilityContext()
    const views = lines.map((line) => viewOf(line, answers.get(line.number) ?? WAITING_ANSWER, conditions))
    const counts: Partial<Record<LineGroup, number>> = {}
    for (const { group } of views) counts[group] = (counts[group] ?? 0) + 1
    const toOrder = views.flatMap(({ state }) => toOrderOf(state) ?? [])
    const ages = views.flatMap(({ line }) => {
      const answer = answers.get(line.number)
      return answer?.type === 'found' && answer.parts.length > 0 ? [answer.asOf] : []
    })
    const oldest = ages.includes(null) ? null : ages.filter((age) => age !== null).sort()[0]
    return { views, counts, toOrder, oldest }
  }, [lines, answers])
  const room = useMemo(() => divideByCartRoom(facts.toOrder, new Set(inCart.split(' ').filter(Boolean))), [facts, inCart])
  const sums = useMemo(() => ({ sums: sumPartsToOrder(room.fits), groupSums: sumsByGroup(room.fits, availabilityContext()) }), [room])
  const isGroupGone = shownGroup !== null && (facts.counts[shownGroup] ?? 0) === 0
  return {
    ...facts,
    isRead,
    isFull: lines.length >= MAX_ORDER_LINES,
    shownGroup: isGroupGone ? null : shownGroup,
    showGroup,
    ...sums,
    room,
  }
}

/**
 * Returns the codes of the parts in the cart, or for a guest on the guest's list, separated by spaces. Lines that are set aside are among
 * them, because the server counts them too.
 */
function useCodesInCart(): string {
  const { lines } = useCart()
  const { rows, tabRows } = useStateSnapshot(guestList)
  const isGuest = useIsGuest()
  const codes = isGuest ? [...rows, ...tabRows].map(({ mcode }) => mcode) : lines.map(({ id }) => id)
  return [...new Set(codes)].join(' ')
}

/** Reads the stored pad, follows other tabs, stores it before the page is left, and asks again when the shop answers again. */
function useStoredPad(): void {
  useEffect(() => {
    readStoredPad()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PAD_KEY) readStoredPad()
    }
    const stopWaiting = onNetworkRecovered(lookUpAgain)
    const stopListening = onLateAnswers(lookUpLate)
    addEventListener('storage', onStorage)
    addEventListener('pagehide', storePadNow)
    return () => {
      storePadNow()
      stopWaiting()
      stopListening()
      removeEventListener('storage', onStorage)
      removeEventListener('pagehide', storePadNow)
    }
  }, [])
}
