import { catalogue } from '#app/state/catalogue/catalogue.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { CallResultOf } from '#contract/calls.ts'
import type { Load, LoadName } from '#contract/loads/load.ts'
import { useResource } from './use-resource.ts'

/**
 * Returns the state of a page's request for data (a load of contract/loads/loads.ts). Sends the request on mount and when it changes. Null
 * requests nothing.
 */
export const useLoadedQuery = <N extends LoadName>(load: Load<N> | null): QueryState<CallResultOf<N>> =>
  useResource(load && catalogue[load.call], load?.input ?? null)
