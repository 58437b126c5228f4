import type { AccountNoticeFacts } from './already-registered.ts'
import { greetingFor, type LetterContent, letterLanguageOf } from './letter.ts'

/** Returns the mail that tells an account's owner that the password was changed, so that a thief cannot change it unnoticed. */
export function passwordChangedLetter({ shop, realname, language, linkUrl, device }: AccountNoticeFacts): LetterContent {
  return letterLanguageOf(language) === 'de'
    ? {
        language: 'de',
        subject: `Ihr Passwort bei ${shop} wurde geändert`,
        greeting: greetingFor(realname, 'de'),
        opening: `das Passwort Ihres Kontos bei ${shop} wurde geändert. Andere Geräte sind abgemeldet.`,
        link: { label: 'Das waren Sie nicht? Setzen Sie hier sofort ein neues:', url: linkUrl },
        closing: [`Geändert von: ${device}.`],
      }
    : {
        language: 'en',
        subject: `Your password at ${shop} was changed`,
        greeting: greetingFor(realname, 'en'),
        opening: `the password of your account at ${shop} was changed. Other devices are signed out.`,
        link: { label: 'This was not you? Set a new one at once:', url: linkUrl },
        closing: [`Changed from: ${device}.`],
      }
}
