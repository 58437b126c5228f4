import { greetingFor, type LetterContent, letterLanguageOf } from './letter.ts'

interface QuestionFacts {
  shop: string
  /** The number of the question, such as `Q-1042`. */
  number: string
  name: string
  email: string
  phone: string
  about: string
  question: string
  photoCount: number
  /** The URL for the part number in the question: the part's page, or a search. Null if the question names no part number. */
  partUrl: string | null
  language: string
}

/** Returns the mail with a customer's question to the shop's counter. Replies go to the customer. */
export function questionLetter({
  number,
  name,
  email,
  phone,
  about,
  question,
  photoCount,
  partUrl,
  language,
}: QuestionFacts): LetterContent {
  const german = letterLanguageOf(language) === 'de'
  const lines = question.split(/\n+/)
  const who = [name, email, phone].filter((one) => one !== '').join(', ')
  const about_ = about === '' ? '' : ` (${about})`
  return german
    ? {
        language: 'de',
        subject: `Frage ${number}${about_}`,
        greeting: `Von: ${who}`,
        opening: about === '' ? 'Ohne Nummer gefragt:' : `Zur Nummer ${about}:`,
        body: [...lines, ...(photoCount > 0 ? [`Fotos: ${photoCount}, angehängt.`] : [])],
        ...(partUrl !== null && { link: { label: 'Im Shop', url: partUrl } }),
        closing: ['Ihre Antwort auf diese Mail geht an den Fragenden.'],
      }
    : {
        language: 'en',
        subject: `Question ${number}${about_}`,
        greeting: `From: ${who}`,
        opening: about === '' ? 'Asked without a number:' : `About the number ${about}:`,
        body: [...lines, ...(photoCount > 0 ? [`Photos: ${photoCount}, attached.`] : [])],
        ...(partUrl !== null && { link: { label: 'In the shop', url: partUrl } }),
        closing: ['Your answer to this mail goes to whoever asked.'],
      }
}

/**
 * Returns the mail that confirms a customer's question with its number. The question's text is repeated only to a verified address
 * (`isVerifiedAddress`), because anybody can type any address.
 */
export function questionReceiptLetter({
  shop,
  number,
  name,
  about,
  question,
  language,
  isVerifiedAddress,
}: QuestionFacts & { isVerifiedAddress: boolean }): LetterContent {
  const repeated = isVerifiedAddress ? [...(about === '' ? [] : [about]), ...question.split(/\n+/)] : []
  return letterLanguageOf(language) === 'de'
    ? {
        language: 'de',
        subject: `Ihre Frage ${number} bei ${shop}`,
        greeting: greetingFor(isVerifiedAddress ? name : null, 'de'),
        opening: `Ihre Frage ist bei ${shop} angekommen. Sie hat die Nummer ${number}; die Antwort kommt an diese Adresse.`,
        body: repeated,
        closing: isVerifiedAddress
          ? []
          : ['Haben Sie nichts gefragt? Dann hat jemand Ihre Adresse eingegeben, und Sie brauchen nichts zu tun.'],
      }
    : {
        language: 'en',
        subject: `Your question ${number} at ${shop}`,
        greeting: greetingFor(isVerifiedAddress ? name : null, 'en'),
        opening: `your question has reached ${shop}. Its number is ${number}; the answer comes to this address.`,
        body: repeated,
        closing: isVerifiedAddress ? [] : ['You asked nothing? Then somebody has typed your address, and there is nothing for you to do.'],
      }
}
