import { randomInt } from 'node:crypto'
import { letterLanguage } from '#server/mail/letters/letter.ts'
import type { Puzzle } from './captcha-picture.ts'

const words = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
}
type Wording = (list: string) => string

/** What is asked of three numbers, in both languages. */
const asked: { of: (a: number, b: number, c: number) => number; en: Wording; de: Wording }[] = [
  {
    of: (a, _b, c) => a + c,
    en: (list) => `Add the first and the last of these numbers: ${list}.`,
    de: (list) => `Zählen Sie die erste und die letzte dieser Zahlen zusammen: ${list}.`,
  },
  {
    of: (...all) => Math.max(...all),
    en: (list) => `Which of these numbers is the largest: ${list}?`,
    de: (list) => `Welche dieser Zahlen ist die größte: ${list}?`,
  },
  {
    of: (_a, b) => b + 1,
    en: (list) => `Which number follows the middle one of these: ${list}?`,
    de: (list) => `Welche Zahl folgt auf die mittlere von diesen: ${list}?`,
  },
  {
    of: (a, b) => Math.abs(a - b),
    en: (list) => `How far apart are the first two of these numbers: ${list}?`,
    de: (list) => `Wie weit liegen die ersten beiden dieser Zahlen auseinander: ${list}?`,
  },
]

const inDigits = { en: 'Answer in digits.', de: 'Antworten Sie in Ziffern.' }

/** A question in words, for whoever cannot see the picture: read out by a screen reader, answered with digits. */
export function captchaQuestion(language: string): Puzzle {
  const said = letterLanguage(language)
  const [a, b, c] = [randomInt(13), randomInt(13), randomInt(13)]
  const question = asked[randomInt(asked.length)]
  if (!question) throw new RangeError('There is no such question.')
  const list = [a, b, c].map((number) => words[said][number] ?? '').join(', ')
  return { answer: String(question.of(a, b, c)), shown: `${question[said](list)} ${inDigits[said]}` }
}
