import { type CommonLetterData, greetingFor, type LetterContent, letterLanguageOf } from './letter.ts'

export interface AccountNoticeFacts extends CommonLetterData {
  linkUrl: string
  device: string
}

/**
 * Returns the mail to a confirmed e-mail address with which somebody tried to register or asked for a new code. The reply on the screen
 * does not reveal that the address is confirmed.
 */
export function alreadyRegisteredLetter({ shop, realname, language, linkUrl, device }: AccountNoticeFacts): LetterContent {
  return letterLanguageOf(language) === 'de'
    ? {
        language: 'de',
        subject: `Sie haben schon ein Konto bei ${shop}`,
        greeting: greetingFor(realname, 'de'),
        opening: `mit dieser E-Mail-Adresse sollte ein Konto bei ${shop} angelegt oder bestätigt werden. Es gibt schon eines, und es ist bestätigt. Melden Sie sich einfach an.`,
        link: { label: 'Passwort vergessen? Hier geht es zu einem neuen:', url: linkUrl },
        closing: [
          `Angefordert von: ${device}. Wenn Sie das nicht waren, brauchen Sie nichts zu tun. An Ihrem Konto hat sich nichts geändert.`,
        ],
      }
    : {
        language: 'en',
        subject: `You already have an account at ${shop}`,
        greeting: greetingFor(realname, 'en'),
        opening: `somebody asked to make or confirm an account at ${shop} with this e-mail address. There already is one, and it is confirmed. Just sign in.`,
        link: { label: 'Password forgotten? Choose a new one here:', url: linkUrl },
        closing: [`Asked for from: ${device}. If this was not you, you need not do anything. Nothing about your account has changed.`],
      }
}
