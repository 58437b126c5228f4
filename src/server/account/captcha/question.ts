import { randomInt } from 'node:crypto'
import { letterLanguageOf } from '#server/mail/letters/letter.ts'
import type { CaptchaPuzzle } from './picture.ts'
import {
  answerInDigitsHint,
  captchaQuestions,
  LISTED_WORD_COUNT,
  listWordsByLanguage,
  numberWords,
  OPERAND_RANGES,
  type QuestionOperands,
} from './questions.ts'

const randomItem = <Kind>(all: readonly Kind[]): Kind => {
  const one = all[randomInt(all.length)]
  if (one === undefined) throw new RangeError('There is nothing to choose from.')
  return one
}

const randomIntegerIn = ([least, most]: readonly [number, number]) => randomInt(least, most + 1)

/** Returns some random items of a list, without repetition and in random order. */
function randomSubset(all: readonly string[], count: number): string[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1).join())
}

/**
 * Returns a text question for people who cannot see the captcha picture. A screen reader reads it aloud, and the answer is a number in
 * digits. The calculation and its wording vary. The question only stops programs that were not written for these questions.
 */
export function createQuestionPuzzle(language: string): CaptchaPuzzle {
  const spoken = letterLanguageOf(language)
  const question = randomItem(captchaQuestions)
  const asked: QuestionOperands = {
    a: randomIntegerIn(OPERAND_RANGES.a),
    b: randomIntegerIn(OPERAND_RANGES.b),
    c: randomIntegerIn(OPERAND_RANGES.c),
    animalCount: randomIntegerIn([1, LISTED_WORD_COUNT - 1]),
  }
  const { animals, things } = listWordsByLanguage[spoken]
  const list = randomSubset(
    [...randomSubset(animals, asked.animalCount), ...randomSubset(things, LISTED_WORD_COUNT - asked.animalCount)],
    LISTED_WORD_COUNT,
  ).join(', ')
  const inWords = (number: number) => numberWords[spoken][number] ?? String(number)
  const wording = randomItem(question[spoken])
    .replace('{list}', list)
    .replace(/\{([abc])\}/g, (_, name: 'a' | 'b' | 'c') => inWords(asked[name]))
  return { answer: String(question.answerOf(asked)), prompt: `${wording} ${answerInDigitsHint[spoken]}` }
}
