import { useEffect, useReducer, useState } from 'react'
import { subscribe } from 'valtio/vanilla'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import { callServer } from '#app/state/page/ask.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

const LOADING_STATE = { status: 'loading' } as const

/**
 * Requests all data of a part. Returns null if it is there, otherwise why not. Unlike the part's own page, a comparison must not lead to the
 * error page because one of its parts is not sold any more; so the request is quiet, and only after a failure the reason is asked for.
 */
async function loadPart(mcode: Mcode): Promise<AppError | null> {
  const { prefetch, queryStates, seed } = catalogue.productDetail
  await prefetch({ mcode })
  if (queryStates[queryStringOf({ mcode })]?.status === 'ready') return null
  if (!network.up) return new AppError('no-network')
  try {
    const { value, asOf } = await callServer('productDetail', { mcode }, {}, () => undefined)
    seed({ mcode }, value, asOf ?? undefined)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Returns the data of each compared part, in order. A part that cannot be had has failed, with the reason and a retry. */
export function useComparedParts(codes: readonly Mcode[]): QueryState<PartDetail>[] {
  const { queryStates, markDisplayed } = catalogue.productDetail
  const [, changed] = useReducer((count: number) => count + 1, 0)
  const [errors, setErrors] = useState<Readonly<Record<string, AppError | null>>>({})
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const key = codes.join()
  useEffect(() => subscribe(queryStates, changed), [queryStates])
  useEffect(() => onNetworkRecovered(retry), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys mean equal codes; an attempt requests them again
  useEffect(() => {
    let left = false
    const leave = codes.map((mcode) => markDisplayed({ mcode }))
    for (const mcode of codes)
      void loadPart(mcode).then((error) => {
        if (!left) setErrors((before) => ({ ...before, [mcode]: error }))
      })
    return () => {
      left = true
      for (const one of leave) one()
    }
  }, [key, attempt, markDisplayed])
  return codes.map((mcode) => {
    const shown = queryStates[queryStringOf({ mcode })]
    const error = errors[mcode]
    if (shown?.status === 'ready' || error === null || error === undefined) return shown ?? LOADING_STATE
    return { status: 'failed', error, retry: () => retry() }
  })
}
