import type { Selectable } from 'kysely'
import type { CoreState, ReturnState } from '#contract/orders/order-states.ts'
import { translate, translateText } from '#server/kernel/words.ts'
import type { OrderEventTable } from '#server/orders/tables.ts'
import type { OrderEventDetails } from './events.ts'

const returnStateMessages: Record<ReturnState, string> = {
  requested: /*i18n*/ 'Return {number} asked for',
  approved: /*i18n*/ 'Return {number} approved',
  received: /*i18n*/ 'Return {number} received',
  refunded: /*i18n*/ 'Return {number} refunded',
  refused: /*i18n*/ 'Return {number} refused',
  withdrawn: /*i18n*/ 'Return {number} withdrawn',
}

const coreStateMessages: Record<CoreState, string> = {
  due: /*i18n*/ 'Used unit due',
  shipped: /*i18n*/ 'Used unit shipped',
  received: /*i18n*/ 'Used unit received',
  credited: /*i18n*/ 'Used unit credited',
  refused: /*i18n*/ 'Used unit refused',
}

/**
 * Reasons for refunds as they are stored in the shop's records, with the sentence for each. Reasons of cancellations are complete sentences
 * already.
 */
const refundReasonPatterns: readonly (readonly [written: RegExp, sentence: string])[] = [
  [/^Return (?<number>\S+)$/, /*i18n*/ 'Return {number}'],
  [/^Deposit for (?<qty>\d+) × (?<mcode>\S+)$/, /*i18n*/ 'Deposit for {qty} × {mcode}'],
]

const isKeyOf = <Table extends object>(table: Table, key: unknown): key is keyof Table =>
  typeof key === 'string' && Object.hasOwn(table, key)

/**
 * Returns the text of an order event in a language. Texts about the state of a return or a used unit (core) are built from the event's
 * facts. Other texts are translated from the stored text.
 */
export function translatedEventMessage(
  { what, message: written, facts }: Pick<Selectable<OrderEventTable>, 'what' | 'message' | 'facts'>,
  locale: string,
): string {
  const to = facts['to']
  if (what === 'return' && isKeyOf(returnStateMessages, to))
    return translate(locale, returnStateMessages[to], { number: facts['return'] ?? '' })
  if (what === 'core' && isKeyOf(coreStateMessages, to)) return translateText(locale, coreStateMessages[to])
  return translateText(locale, written)
}

/** Translates the facts of an order event into a language. Reasons that a person wrote stay unchanged. */
export function translatedEventFacts(facts: OrderEventDetails, locale: string): OrderEventDetails {
  const { why, cause } = facts
  if (typeof why !== 'string' || cause === undefined) return facts
  for (const [written, sentence] of refundReasonPatterns) {
    const values = written.exec(why)?.groups
    if (values) return { ...facts, why: translate(locale, sentence, { ...values }) }
  }
  return { ...facts, why: translateText(locale, why) }
}
