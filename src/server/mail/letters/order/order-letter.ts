import { greetingFor, type LetterContent, letterLanguageOf } from '#server/mail/letters/letter.ts'
import { orderLinkEnglish, orderTextEnglish } from './in-english.ts'
import { orderLinkGerman, orderTextGerman } from './in-german.ts'
import type { OrderFacts, OrderNews } from './news.ts'

export interface OrderLetterRecipient {
  realname: string | null
  language: string
  /** The URL of the order's page in the shop. */
  address: string
}

/** Returns the mail about an order event, in the closest available language. */
export function createOrderLetter(
  order: OrderFacts,
  news: OrderNews,
  { realname, language: tag, address }: OrderLetterRecipient,
): LetterContent {
  const language = letterLanguageOf(tag)
  const { subject, opening, tables = [], body } = language === 'de' ? orderTextGerman(order, news) : orderTextEnglish(order, news)
  return {
    language,
    subject,
    greeting: greetingFor(realname, language),
    opening,
    tables: tables.filter((rows) => rows.length > 0),
    link: { label: language === 'de' ? orderLinkGerman : orderLinkEnglish, address },
    body,
    closing: [],
  }
}
