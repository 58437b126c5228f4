import type { ResultOf } from '#contract/calls.ts'
import { queryOf } from '#contract/kernel/call-row.ts'
import { askLoads } from '#contract/loads/ask-loads.ts'
import type { Load, LoadName, Loads } from '#contract/loads/load.ts'
import { fetchLoad } from './ask-load.ts'
import { catalogue } from './catalogue.ts'

/**
 * Requests everything that a page shows, in advance. A screen that opens meanwhile waits for the same answers. Resolves with whether all
 * are available. A failure is only logged.
 */
export const fetchLoads = (loads: Loads): Promise<boolean> => askLoads(loads, fetched)

async function fetched<N extends LoadName>(load: Load<N>): Promise<ResultOf<N> | null> {
  await fetchLoad(load)
  const row = catalogue[load.call].rows[queryOf(load.input)]
  return row?.status === 'ready' ? row.value : null
}
