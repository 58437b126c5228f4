import { type BenchPart, type Ended, type FinderShop, lookFor, type Reader, readsExactly, toleranceOf } from './old-unit.ts'
import { seededRandom } from './seeded-random.ts'

/** How a person reads the old unit. Each search has a reader of its own. */
const readers: Readonly<Record<ReadingName, (random: () => number) => Reader>> = {
  exactly: () => readsExactly,
  'off by the tolerance': (random) => offReader(random, 1),
  'off by twice the tolerance': (random) => offReader(random, 2),
  'one in three illegible': (random) => {
    const first = Math.floor(random() * 3)
    return (_, value, nth) => (nth % 3 === first ? null : String(value))
  },
}
export type ReadingName = 'exactly' | 'off by the tolerance' | 'off by twice the tolerance' | 'one in three illegible'

/** One of the first three measures is off by so many tolerances, up or down. */
function offReader(random: () => number, tolerances: number): Reader {
  let left = Math.floor(random() * 3)
  return (question, value) => {
    if (typeof value !== 'number' || question.type === 'choice') return String(value)
    left -= 1
    return String(left === -1 ? value + (random() < 0.5 ? -1 : 1) * tolerances * toleranceOf(question, value) : value)
  }
}

export interface Search extends Ended {
  part: BenchPart
}

export interface Searches {
  searches: readonly Search[]
  medianQuestions: number
}

/** Searches for random parts, so many, and prints the seed and the questions that it took. */
export async function searchRandomly(shop: FinderShop, reading: ReadingName, count: number, seed: number): Promise<Searches> {
  const random = seededRandom(seed)
  const searches: Search[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const part = shop.parts[Math.floor(random() * shop.parts.length)]
    if (part === undefined) throw new Error('The shop has no parts.')
    searches.push({ part, ...(await lookFor(shop, part, readers[reading](random))) })
  }
  const questions = searches.map(({ answers }) => answers.length).sort((one, other) => one - other)
  const [medianQuestions = 0, most = 0] = [questions[count >> 1], questions.at(-1)]
  process.stdout.write(`Finder, read ${reading}: seed ${seed}, ${count} parts, median ${medianQuestions} questions, at most ${most}\n`)
  return { searches, medianQuestions }
}

/** The searches that did not end among the first `most` units of the list, each in one line. */
export const missed = ({ searches }: Searches, most: number): string[] =>
  searches
    .filter(({ place, answers }) => place === 0 || place > most || answers.length > 8)
    .map(
      ({ part, place, answers }) => `${part.mcode}: place ${place} after ${answers.map(({ key, value }) => `${key}=${value}`).join('&')}`,
    )

/** Parts of a shop that the property is about: of kinds with at least thirty parts, without workwear. */
export function askedParts(parts: readonly BenchPart[]): BenchPart[] {
  const counts = new Map<string, number>()
  for (const { categoryId } of parts) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  return parts.filter(({ categoryId, type }) => type !== 'workwear' && (counts.get(categoryId) ?? 0) >= 30)
}

/** A seed of this run, or the one that a failed run printed. */
export const seedOfRun = (): number => Number(process.env['FINDER_SEED'] ?? 1 + Math.floor(Math.random() * 1e6))
