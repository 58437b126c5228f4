import type { CallRow } from '#contract/call-row.ts'
import type { CallName } from '#contract/calls.ts'
import { isCatalogueRead } from '#contract/catalogue/reads.ts'

/**
 * A row of the call table, loaded on first use, because the first paint does not need the schemas. The catalogue's schemas load first,
 * since every visit needs them soon; the others follow.
 */
export const callRow = async (name: CallName): Promise<CallRow> =>
  isCatalogueRead(name) ? (await import('#contract/catalogue-calls.ts')).readCalls[name] : (await import('#contract/calls.ts')).calls[name]
