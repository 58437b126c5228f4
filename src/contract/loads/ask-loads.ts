import type { CallResultOf } from '#contract/calls.ts'
import { type Load, type LoadName, type Loads, loadKey } from './load.ts'

/** A function that makes a call. Its result is null if there is no reply. */
export type LoadRequester = <N extends LoadName>(load: Load<N>) => Promise<CallResultOf<N> | null>

/** Wraps `ask` so that equal calls are made once. Later callers get the stored reply, or wait for the call that is in progress. */
export function memoizeLoadRequester(ask: LoadRequester): LoadRequester {
  const answers = new Map<string, Promise<unknown>>()
  return <N extends LoadName>(one: Load<N>) => {
    const key = loadKey(one)
    const answer = answers.get(key) ?? ask(one)
    answers.set(key, answer)
    // The same key stands for the same call, so the type of the stored reply is right.
    return answer as ReturnType<typeof ask<N>>
  }
}

/**
 * Makes all calls of a page: first, in parallel, the calls whose replies the first paint shows, then the others. The calls that a reply
 * leads to follow directly after the reply. If a call for the first paint has no reply, the others are not made. Returns true if every call
 * had a reply.
 */
export async function requestLoads(loads: Loads, ask: LoadRequester): Promise<boolean> {
  const asked = Object.values(loads).filter((one) => one !== null)
  const firsts = await Promise.all(asked.filter(({ isForFirstPaint }) => isForFirstPaint).map((one) => requestWithFollowUpCalls(one, ask)))
  if (firsts.includes('none')) return false
  const others = await Promise.all(asked.filter(({ isForFirstPaint }) => !isForFirstPaint).map((one) => requestWithFollowUpCalls(one, ask)))
  return [...firsts, ...others].every((had) => had === 'all')
}

/** Makes a call and the calls that its reply leads to. Returns how many of them had a reply. */
async function requestWithFollowUpCalls<N extends LoadName>(one: Load<N>, ask: LoadRequester): Promise<'none' | 'some' | 'all'> {
  const result = await ask(one)
  if (result === null) return 'none'
  return one.next === undefined || (await requestLoads(one.next(result), ask)) ? 'all' : 'some'
}
