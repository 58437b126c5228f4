import { useEffect, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { Resource } from '#app/state/catalogue/resource.ts'
import type { Shown } from '#app/state/catalogue/shown.ts'
import { queryOf } from '#contract/call-row.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import type { ReadName } from '#contract/catalogue/reads.ts'

export type { Shown }

const LOADING = { status: 'loading' } as const
const nothing = () => undefined

/**
 * The state of one query of a resource. Requests it on mount and when the query changes. Null requests nothing, and stays loading. Use it
 * for data that depend on the user's choices; for data that depend on the page's URL, add a row to contract/loads.ts and use `useLoad`.
 */
export function useResource<N extends ReadName>(resource: Resource<N> | null, input: InputOf<N> | null): Shown<ResultOf<N>> {
  const key = input === null ? null : queryOf(input)
  const now = () => (resource === null || key === null ? LOADING : (resource.rows[key] ?? LOADING))
  const shown = useSyncExternalStore((changed) => (resource === null ? nothing : subscribe(resource.rows, changed)), now, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys mean equal inputs
  useEffect(() => {
    if (resource === null || input === null) return
    const leave = resource.hold(input)
    void resource.load(input)
    return leave
  }, [resource, key])
  return shown
}
