import { type CommonLetterData, greetingFor, type LetterContent, letterLanguageOf } from './letter.ts'

export interface MailedCodeFacts extends CommonLetterData {
  code: string
  linkUrl: string
  validMinutes: number
  /** The device that requested the mail, such as `Firefox on Windows`. */
  device: string
}

/**
 * Returns the mail with the code and the link for confirming a new account's address. The mail contains no name, because the address is
 * unconfirmed.
 */
export function verifyEmailLetter({ shop, language, code, linkUrl, validMinutes, device }: MailedCodeFacts): LetterContent {
  return letterLanguageOf(language) === 'de'
    ? {
        language: 'de',
        subject: `Ihr Code für ${shop}`,
        greeting: greetingFor(null, 'de'),
        opening: `bitte bestätigen Sie Ihre E-Mail-Adresse für Ihr Konto bei ${shop}.`,
        code: { label: 'Geben Sie diesen Code ein:', digits: code },
        link: { label: 'Oder öffnen Sie diesen Link, und drücken Sie dort den Knopf:', url: linkUrl },
        closing: [
          `Code und Link gelten ${validMinutes} Minuten und nur einmal. Angefordert von: ${device}.`,
          'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
        ],
      }
    : {
        language: 'en',
        subject: `Your code for ${shop}`,
        greeting: greetingFor(null, 'en'),
        opening: `please confirm your e-mail address for your account at ${shop}.`,
        code: { label: 'Type this code:', digits: code },
        link: { label: 'Or open this link, and press the button there:', url: linkUrl },
        closing: [
          `Code and link hold for ${validMinutes} minutes, and once only. Asked for from: ${device}.`,
          'If this was not you, you need not do anything.',
        ],
      }
}
