import { middle } from '../units.ts'

const WORDS = 4000
const TIMES = 9

/**
 * A fixed piece of work in plain Node, of the sorts that the shop does most: text, maps, sorting, JSON and arrays of numbers. What takes
 * processor time is held against it. It must stay as it is: with another piece of work every recorded ratio would be another.
 */
export function plainWork(): number {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const words = Array.from({ length: WORDS }, () => next().toString(36))
  const byBeginning = new Map<string, { word: string; at: number }[]>()
  for (const [at, word] of words.entries()) {
    const beginning = word.slice(0, 2)
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { word, at }])
  }
  const sorted = [...byBeginning].map(([beginning, list]) => ({
    beginning,
    list: list.toSorted((one, other) => (one.word < other.word ? -1 : 1)),
  }))
  const read: typeof sorted = JSON.parse(JSON.stringify(sorted))
  const numbers = Uint32Array.from({ length: WORDS * 10 }, next).sort()
  return read.reduce((sum, { list }) => sum + list.length, 0) + (numbers[WORDS] ?? 0)
}

/** Milliseconds of the processor that this process has used: those in which others have it do not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of a clock that the piece of work takes now, the median of several turns. */
export function timedPlainWork(clock: () => number = () => performance.now()): number {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const begun = clock()
    plainWork()
    times.push(clock() - begun)
  }
  return middle(times)
}
