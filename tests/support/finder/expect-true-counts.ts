import { expect, test } from 'vitest'
import type { FinderQuestion, FinderResult } from '#contract/finder/finder.ts'
import { CANNOT_READ, type FinderAnswer, type FinderQuery, withAnswer } from '#contract/finder/finder-query.ts'
import type { FinderShop } from './old-unit.ts'
import { seedOfRun } from './property.ts'
import { seededRandom } from './seeded-random.ts'

/** So many searches with random answers, each of at most so many answers. */
const SEARCHES = 15
const MOST_ANSWERS = 4
/** Of each question so many values are tried. */
const VALUES_TRIED = 2

const seed = seedOfRun()
const random = seededRandom(seed)
const among = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)]

/** A random reading: a value that is offered, one beside it, or none. */
function readingOf({ type, values }: FinderQuestion): string {
  const value = among(values)?.value ?? CANNOT_READ
  if (random() < 0.15) return CANNOT_READ
  return type === 'measure' && random() < 0.6 ? (Number(value) * (0.97 + random() * 0.06)).toFixed(1) : value
}

interface Asked {
  query: FinderQuery
  result: FinderResult
}

/** The replies to random answers over the demo shop, each with what was asked. */
async function askRandomly({ ask }: FinderShop): Promise<Asked[]> {
  const { kinds } = await ask({ kind: null, answers: [] })
  const asked: Asked[] = []
  for (let search = 0; search < SEARCHES; search += 1) {
    let query: FinderQuery = { kind: among(kinds)?.id ?? null, answers: [] }
    for (let nth = 0; nth <= MOST_ANSWERS; nth += 1) {
      const result = await ask(query)
      asked.push({ query, result })
      const question = among(result.questions)
      if (question === undefined) break
      const answer: FinderAnswer = { key: question.key, value: readingOf(question) }
      query = withAnswer(query, answer)
    }
  }
  return asked
}

const wordsOf = ({ kind, answers }: FinderQuery, { key }: FinderQuestion) =>
  `seed ${seed}, kind ${kind}, ${answers.map((one) => `${one.key}=${one.value}`).join('&')}, asked ${key}`

/** The property of the numbers beside the answers that the finder offers, over the demo shop. */
export function expectTrueCounts(shopOf: () => Promise<FinderShop>): void {
  let asked: Promise<Asked[]> | null = null
  const replies = () => {
    asked ??= shopOf().then(askRandomly)
    return asked
  }

  test('the number beside an answer is the number of parts left after it', async () => {
    let tried = 0
    for (const { query, result } of await replies())
      for (const question of result.questions)
        for (const { value, count } of question.values.toSorted(() => random() - 0.5).slice(0, VALUES_TRIED)) {
          const { total } = await (await shopOf()).ask(withAnswer(query, { key: question.key, value }))
          expect(total, `${wordsOf(query, question)}=${value}`).toBe(count)
          tried += 1
        }
    expect(tried).toBeGreaterThan(100)
  })

  test('a question has an answer that leaves fewer parts', async () => {
    for (const { query, result } of await replies())
      for (const question of result.questions)
        expect(Math.min(...question.values.map(({ count }) => count)), wordsOf(query, question)).toBeLessThan(result.total)
  })

  test('the parts with each value, and those without a value, which stay with each answer, are all parts left', async () => {
    for (const { query, result } of await replies())
      for (const question of result.questions) {
        const { type, values, unknown } = question
        if (type === 'choice')
          expect(
            values.reduce((sum, { count }) => sum + count - unknown, unknown),
            wordsOf(query, question),
          ).toBe(result.total)
        expect(unknown).toBeLessThan(result.total)
      }
  })
}
