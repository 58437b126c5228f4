import { randomInt } from 'node:crypto'
import { letterLanguage } from '#server/mail/letters/letter.ts'
import type { Puzzle } from './picture.ts'
import { inDigits, LISTED, listed, NUMBERS, numberWords, type QuestionNumbers, questions } from './questions.ts'

const oneOf = <Kind>(all: readonly Kind[]): Kind => {
  const one = all[randomInt(all.length)]
  if (one === undefined) throw new RangeError('There is nothing to choose from.')
  return one
}

const between = ([least, most]: readonly [number, number]) => randomInt(least, most + 1)

/** Returns some random items of a list, without repetition and in random order. */
function someOf(all: readonly string[], count: number): string[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1).join())
}

/**
 * Returns a text question for people who cannot see the captcha picture. A screen reader reads it aloud, and the answer is a number in
 * digits. The calculation and its wording vary. The question only stops programs that were not written for these questions.
 */
export function captchaQuestion(language: string): Puzzle {
  const spoken = letterLanguage(language)
  const question = oneOf(questions)
  const asked: QuestionNumbers = { a: between(NUMBERS.a), b: between(NUMBERS.b), c: between(NUMBERS.c), animals: between([1, LISTED - 1]) }
  const { animals, things } = listed[spoken]
  const list = someOf([...someOf(animals, asked.animals), ...someOf(things, LISTED - asked.animals)], LISTED).join(', ')
  const inWords = (number: number) => numberWords[spoken][number] ?? String(number)
  const wording = oneOf(question[spoken])
    .replace('{list}', list)
    .replace(/\{([abc])\}/g, (_, name: 'a' | 'b' | 'c') => inWords(asked[name]))
  return { answer: String(question.answerOf(asked)), shown: `${wording} ${inDigits[spoken]}` }
}
