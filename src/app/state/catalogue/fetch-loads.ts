import type { CallResultOf } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { requestLoads } from '#contract/loads/ask-loads.ts'
import type { Load, LoadName, Loads } from '#contract/loads/load.ts'
import { prefetchPageData } from './ask-load.ts'
import { catalogue } from './catalogue.ts'

/**
 * Requests everything that a page shows, in advance. A screen that opens meanwhile waits for the same answers. Resolves with whether all
 * are available. A failure is only logged.
 */
export const prefetchAllPageData = (loads: Loads): Promise<boolean> => requestLoads(loads, fetchOneLoad)

async function fetchOneLoad<N extends LoadName>(load: Load<N>): Promise<CallResultOf<N> | null> {
  await prefetchPageData(load)
  const row = catalogue[load.call].queryStates[queryStringOf(load.input)]
  return row?.status === 'ready' ? row.value : null
}
