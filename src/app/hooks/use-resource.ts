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
 * What there is to show of one question; asks when the component comes and when the question changes. Null asks nothing and stays loading.
 * For what hangs on a choice; what a page asks by its address comes from its row of contract/loads.ts, by `useLoad`.
 */
export function useResource<N extends ReadName>(resource: Resource<N> | null, input: InputOf<N> | null): Shown<ResultOf<N>> {
  const key = input === null ? null : queryOf(input)
  const now = () => (resource === null || key === null ? LOADING : (resource.rows[key] ?? LOADING))
  const shown = useSyncExternalStore((changed) => (resource === null ? nothing : subscribe(resource.rows, changed)), now, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: two inputs with one key are one question
  useEffect(() => {
    if (resource === null || input === null) return
    const leave = resource.hold(input)
    void resource.load(input)
    return leave
  }, [resource, key])
  return shown
}
