import type { CallRow } from '#contract/call-row.ts'
import type { CallName } from '#contract/calls.ts'
import { isCatalogueRead } from '#contract/catalogue/reads.ts'

/**
 * A row of the call table. It comes with the first use of one, because no first paint needs its shapes: the catalogue's by themselves, since
 * every visit needs those soon, and then all others.
 */
export const callRow = async (name: CallName): Promise<CallRow> =>
  isCatalogueRead(name) ? (await import('#contract/catalogue-calls.ts')).readCalls[name] : (await import('#contract/calls.ts')).calls[name]
