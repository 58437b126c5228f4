import { useEffect, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { CallReplyCache } from '#app/state/catalogue/call-reply-cache.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'

export type { QueryState as Shown }

const LOADING_STATE = { status: 'loading' } as const
const unsubscribeFromNothing = () => undefined

/**
 * Returns the state of one query of a resource. Sends the query on mount and when it changes. Null sends nothing, and the state stays
 * "loading". This hook is for data that depends on the user's choices. Data that depends on the page's URL needs a row of
 * contract/loads/loads.ts and `useLoadedQuery` instead.
 */
export function useResource<N extends CatalogueReadName>(
  resource: CallReplyCache<N> | null,
  input: CallInputOf<N> | null,
): QueryState<CallResultOf<N>> {
  const key = input === null ? null : queryStringOf(input)
  const now = () => (resource === null || key === null ? LOADING_STATE : (resource.queryStates[key] ?? LOADING_STATE))
  const shown = useSyncExternalStore(
    (changed) => (resource === null ? unsubscribeFromNothing : subscribe(resource.queryStates, changed)),
    now,
    now,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys mean equal inputs
  useEffect(() => {
    if (resource === null || input === null) return
    const leave = resource.markDisplayed(input)
    void resource.load(input)
    return leave
  }, [resource, key])
  return shown
}
