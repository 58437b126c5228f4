import { greetingTo, type Letter, letterLanguage } from '#server/mail/letters/letter.ts'
import { inEnglish, linkInEnglish } from './in-english.ts'
import { inGerman, linkInGerman } from './in-german.ts'
import type { News, OrderFacts } from './news.ts'

export interface OrderLetterRecipient {
  realname: string | null
  language: string
  /** The URL of the order's page in the shop. */
  address: string
}

/** Returns the mail about an order event, in the closest available language. */
export function orderLetter(order: OrderFacts, news: News, { realname, language: tag, address }: OrderLetterRecipient): Letter {
  const language = letterLanguage(tag)
  const { subject, opening, tables = [], body } = language === 'de' ? inGerman(order, news) : inEnglish(order, news)
  return {
    language,
    subject,
    greeting: greetingTo(realname, language),
    opening,
    tables: tables.filter((rows) => rows.length > 0),
    link: { label: language === 'de' ? linkInGerman : linkInEnglish, address },
    body,
    closing: [],
  }
}
