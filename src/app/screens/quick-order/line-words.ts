import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDay } from '#app/i18n/format.ts'
import type { LineGroup, LineState } from '#app/state/quick-order/line-state.ts'
import { backOrderText } from '#app/ui/price/back-order-words.ts'

export const groupTexts = {
  ready: msg`Found`,
  choose: msg`To choose`,
  superseded: msg`Superseded`,
  'sold-out': msg`Sold out`,
  unknown: msg`Not found`,
  unread: msg`Not read`,
  waiting: msg`Not looked up`,
  'left-out': msg`Left out`,
} as const satisfies Record<LineGroup, unknown>

/** Returns the state of a line in words, as the page and the exported file say it. */
export function stateText(i18n: I18n, state: LineState): string {
  switch (state.type) {
    case 'ready':
      return state.availability.type === 'in-stock' ? i18n._(msg`In stock`) : backOrderText(i18n, state.availability)
    case 'sold-out':
      return soldOutText(i18n, state.availability)
    case 'no-quantity':
      return i18n._(msg`“${state.text}” is no whole number of pieces. Type the quantity.`)
    case 'choose':
      return i18n._(msg`Different parts bear this number. Choose one.`)
    case 'superseded':
      return i18n._(msg`Superseded by ${state.next.mcode}`)
    case 'unknown':
      return state.near.length === 0
        ? i18n._(msg`No part of this shop bears this number.`)
        : i18n._(msg`No part bears it letter for letter. Choose one of the nearest if it is meant.`)
    case 'unread':
      return i18n._(msg`No number was read. Type it, or remove the line.`)
    case 'left-out':
      return i18n._(msg`Left out`)
    case 'waiting':
      return i18n._(msg`Is looked up …`)
    case 'failed':
      return i18n._(msg`This number could not be looked up.`)
    case 'not-here':
      return i18n._(msg`Not among the parts on this phone; the shop itself is out of reach.`)
  }
}

function soldOutText(i18n: I18n, answer: Extract<LineState, { type: 'sold-out' }>['availability']): string {
  switch (answer.type) {
    case 'ended':
      return i18n._(msg`No longer made`)
    case 'short':
      return i18n._(msg`Only ${answer.maxQuantity} can be ordered.`)
    case 'sold-out':
      return answer.expectedOn === null ? i18n._(msg`Sold out`) : i18n._(msg`Sold out, back about ${formatDay(answer.expectedOn)}`)
    case 'too-few':
      return i18n._(msg`At least ${answer.minQuantity} pieces`)
    case 'too-many':
      return i18n._(msg`At most ${answer.maxQuantity} pieces`)
  }
}
