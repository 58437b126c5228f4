import { greetingFor, type LetterContent, letterLanguageOf } from '#server/mail/letters/letter.ts'
import { orderLinkEnglish, orderTextEnglish } from './in-english.ts'
import { orderLinkGerman, orderTextGerman } from './in-german.ts'
import type { OrderLetterData, OrderLetterEvent } from './news.ts'

export interface OrderLetterRecipient {
  realname: string | null
  language: string
  /** The URL of the order's page in the shop. */
  orderUrl: string
}

/** Returns the mail about an order event, in the closest available language. */
export function createOrderLetter(
  order: OrderLetterData,
  news: OrderLetterEvent,
  { realname, language: tag, orderUrl }: OrderLetterRecipient,
): LetterContent {
  const language = letterLanguageOf(tag)
  const { subject, opening, tables = [], body } = language === 'de' ? orderTextGerman(order, news) : orderTextEnglish(order, news)
  return {
    language,
    subject,
    greeting: greetingFor(realname, language),
    opening,
    tables: tables.filter((rows) => rows.length > 0),
    link: { label: language === 'de' ? orderLinkGerman : orderLinkEnglish, url: orderUrl },
    body,
    closing: [],
  }
}
