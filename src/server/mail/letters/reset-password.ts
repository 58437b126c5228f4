import { greetingFor, type LetterContent, letterLanguageOf } from './letter.ts'
import type { MailedCodeFacts } from './verify-email.ts'

/** Returns the mail with the code and the link for choosing a new password. */
export function resetPasswordLetter({ shop, realname, language, code, linkUrl, validMinutes, device }: MailedCodeFacts): LetterContent {
  return letterLanguageOf(language) === 'de'
    ? {
        language: 'de',
        subject: `Neues Passwort für ${shop}`,
        greeting: greetingFor(realname, 'de'),
        opening: `für Ihr Konto bei ${shop} wurde ein neues Passwort verlangt.`,
        code: { label: 'Geben Sie diesen Code ein:', digits: code },
        link: { label: 'Oder öffnen Sie diesen Link:', url: linkUrl },
        closing: [
          `Code und Link gelten ${validMinutes} Minuten und nur einmal. Angefordert von: ${device}.`,
          'Wenn Sie das nicht waren, bleibt Ihr Passwort, wie es ist. Geben Sie den Code niemandem.',
        ],
      }
    : {
        language: 'en',
        subject: `A new password for ${shop}`,
        greeting: greetingFor(realname, 'en'),
        opening: `a new password was asked for your account at ${shop}.`,
        code: { label: 'Type this code:', digits: code },
        link: { label: 'Or open this link:', url: linkUrl },
        closing: [
          `Code and link hold for ${validMinutes} minutes, and once only. Asked for from: ${device}.`,
          'If this was not you, your password stays as it is. Give the code to nobody.',
        ],
      }
}
