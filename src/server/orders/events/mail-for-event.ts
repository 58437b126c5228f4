import { returnShippingPayer } from '#contract/orders/returns/terms.ts'
import { centsOfText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import type { OrderLetterEvent } from '#server/mail/letters/order/news.ts'
import { type LetterPart, letterPartRow } from '#server/mail/letters/order/part-rows.ts'
import type { OrderWithDetails } from '#server/orders/order-rows.ts'
import { cancelledPiecesInEvent, piecesInEventDetails } from '#server/orders/parcels.ts'
import { refundedPiecesInEvent } from '#server/orders/refunds/pieces-refunded.ts'
import type { DispatchedEvent } from './hooks.ts'

/**
 * Returns the mail for an order event. Returns null if the event needs no mail: it is a consequence of another event, an action of the
 * customer, or internal.
 */
export function orderLetterEventFor(
  { id, what, state, by, facts }: DispatchedEvent['event'],
  whole: OrderWithDetails,
): OrderLetterEvent | null {
  const { order, lines, returns, events } = whole
  const text = (name: string): string => String(facts[name] ?? '')
  const amount = (name: string): string => formatDollars(centsOfText(text(name) || '0'))
  const names = new Map(lines.map(({ mcode, name }) => [mcode, name]))
  const named = ({ mcode, qty }: { mcode: string; qty: number }): LetterPart => ({ mcode, name: names.get(mcode) ?? '', qty })
  const pieces = piecesInEventDetails(facts).map((piece) => letterPartRow(named(piece)))
  const ofReturn = (number: string) => returns.find((one) => one.number === number)?.lines.map(named) ?? []
  const split = (all: string) => {
    const [whole, off] = [centsOfText(text(all) || '0'), centsOfText(text('offDue') || '0')]
    return { openAmountReduction: off > 0 ? formatDollars(off) : '', repaidAmount: whole > off ? formatDollars(whole - off) : '' }
  }
  switch (what) {
    case 'placed':
      return { type: 'received' }
    case 'payment':
      return { type: 'payment', amount: amount('amount'), isCancelled: order.state === 'cancelled' }
    case 'refund': {
      const cause = facts['cause']
      // This refund needs no mail, because the mail about the used unit (core) or the cancelled units already names it.
      if (cause === 'core' || cause === 'pieces') return null
      const known = cause === 'cancelled' || cause === 'return'
      const why = known ? '' : text('why')
      const about = text('about')
      const byLine = refundedPiecesInEvent(facts)
      const parts = cause === 'return' ? ofReturn(about) : (byLine.length > 0 ? byLine : lines).map(named)
      return { type: 'refund', amount: amount('amount'), ...split('amount'), cause: known ? cause : 'own', about, why, parts }
    }
    case 'note': {
      const cancelled = cancelledPiecesInEvent(facts)
      if (cancelled.length > 0)
        return {
          type: 'pieces-cancelled',
          amount: amount('amount'),
          ...split('amount'),
          reason: text('reason'),
          parts: cancelled.map(named),
          hasMoreToShip: text('rest') !== 'cancelled',
        }
      return pieces.length === 0 ? null : { type: 'shipped', parcel: parcelFactsOf(text), scope: 'part', pieces }
    }
    case 'core': {
      const said = { about: text('part'), note: text('note'), parts: [named({ mcode: text('part'), qty: Number(facts['qty'] ?? 1) })] }
      if (text('to') === 'credited') return { type: 'core-credited', ...said, amount: amount('credited'), ...split('credited') }
      return text('to') === 'refused' ? { type: 'core-refused', ...said } : null
    }
    case 'return': {
      const decision = { about: text('return'), answer: text('answer'), parts: ofReturn(text('return')) }
      const to = text('to')
      if (to === 'approved') {
        const reason = returns.find(({ number }) => number === decision.about)?.reason ?? 'not-needed'
        return { type: 'return-approved', ...decision, parcelPayer: returnShippingPayer(reason) }
      }
      if (to === 'refused') return { type: 'return-refused', ...decision }
      // A refunded return needs no mail here, because refunds have a separate mail with the amount.
      return to === 'received' ? { type: 'return-received', ...decision } : null
    }
    case 'state':
      if (state === 'packed' && order.delivery === 'collection') return { type: 'ready' }
      // The order's new state needs no mail, because the mail about the cancelled remaining units names it. The shipped parcels had their
      // own mails.
      if (state === 'shipped' && text('rest') === 'cancelled') return null
      if (state === 'shipped')
        return { type: 'shipped', parcel: parcelFactsOf(text), ...(pieces.length === 0 ? { scope: 'all' } : { scope: 'rest', pieces }) }
      if (state === 'delivered') return { type: 'delivered' }
      if (state === 'cancelled') return { type: 'cancelled', reason: text('reason'), isCancelledByCustomer: by === 'customer' }
      // An order that is returned after delivery needs no mail here, because returns have their own mails.
      return state === 'returned' && stateBeforeEvent(events, id) === 'shipped' ? { type: 'came-back' } : null
  }
}

/** Returns the order's state before an event. Events of other kinds do not change the state. */
const stateBeforeEvent = (events: OrderWithDetails['events'], id: string): string | undefined =>
  events.filter((event) => event.what === 'state' && Number(event.id) < Number(id)).at(-1)?.state

const parcelFactsOf = (text: (name: string) => string) => ({ carrier: text('carrier'), tracking: text('tracking'), url: text('url') })
