import { useEffect, useReducer } from 'react'
import { subscribe } from 'valtio/vanilla'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { CallInputOf } from '#contract/calls.ts'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'

/** How many part numbers are searched in parallel. The first results are shown while the others load. */
const PARALLEL_SEARCHES = 4
const LOADING_STATE = { status: 'loading' } as const

const searchInputOf = (number: string): CallInputOf<'aggregationSearch'> => ({ searchStr: number })

/**
 * Returns the search result for each part number of a list, in order. Each number is searched separately, so that a number that was
 * searched before also works offline.
 */
export function useNumberListSearches(numbers: readonly string[]): QueryState<Listing>[] {
  const { queryStates, load, markDisplayed: hold } = catalogue.aggregationSearch
  const [, changed] = useReducer((count: number) => count + 1, 0)
  const key = numbers.join('\n')
  useEffect(() => subscribe(queryStates, changed), [queryStates])
  useEffect(() => {
    const waiting = key === '' ? [] : key.split('\n')
    const leave = waiting.map((number) => hold(searchInputOf(number)))
    let left = false
    const work = async () => {
      for (let number = waiting.shift(); number !== undefined && !left; number = waiting.shift()) await load(searchInputOf(number))
    }
    for (let worker = 0; worker < PARALLEL_SEARCHES; worker += 1) void work()
    return () => {
      left = true
      for (const one of leave) one()
    }
  }, [key, load, hold])
  return numbers.map((number) => queryStates[queryStringOf(searchInputOf(number))] ?? LOADING_STATE)
}
