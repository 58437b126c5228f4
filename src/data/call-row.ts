import type { CallName } from '#contract/calls.ts'
import { isCatalogueRead } from '#contract/catalogue/reads.ts'
import type { CallRow } from '#contract/kernel/call-row.ts'

/**
 * Loads a row of the call table on first use, because the first paint does not need the schemas. The schemas of the catalogue are a file of
 * their own, which is loaded first, since every visit needs them soon.
 */
export const callRow = async (name: CallName): Promise<CallRow> =>
  isCatalogueRead(name) ? (await import('#contract/catalogue-calls.ts')).readCalls[name] : (await import('#contract/calls.ts')).calls[name]
