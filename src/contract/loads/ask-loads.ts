import type { ResultOf } from '#contract/calls.ts'
import { type Load, type LoadName, type Loads, loadKey } from './load.ts'

/** Asks a load; null where its answer cannot be had. */
export type AskLoad = <N extends LoadName>(load: Load<N>) => Promise<ResultOf<N> | null>

/** The same, each question once: whoever asks again has the answer that is known or on its way. */
export function onceEach(ask: AskLoad): AskLoad {
  const answers = new Map<string, Promise<unknown>>()
  return <N extends LoadName>(one: Load<N>) => {
    const key = loadKey(one)
    const answer = answers.get(key) ?? ask(one)
    answers.set(key, answer)
    // One key is one call.
    return answer as ReturnType<typeof ask<N>>
  }
}

/**
 * Asks all of a page: the first loads side by side, then the others, and what an answer leads to right behind it. Where a first one has no
 * answer the others are not asked. True when every answer was had.
 */
export async function askLoads(loads: Loads, ask: AskLoad): Promise<boolean> {
  const asked = Object.values(loads).filter((one) => one !== null)
  const firsts = await Promise.all(asked.filter(({ isFirst }) => isFirst).map((one) => askWithNext(one, ask)))
  if (firsts.includes('none')) return false
  const others = await Promise.all(asked.filter(({ isFirst }) => !isFirst).map((one) => askWithNext(one, ask)))
  return [...firsts, ...others].every((had) => had === 'all')
}

/** How much was had of a load and of what its answer leads to. */
async function askWithNext<N extends LoadName>(one: Load<N>, ask: AskLoad): Promise<'none' | 'some' | 'all'> {
  const result = await ask(one)
  if (result === null) return 'none'
  return one.next === undefined || (await askLoads(one.next(result), ask)) ? 'all' : 'some'
}
