import type { CallName } from '#contract/calls.ts'
import { isCatalogueReadName } from '#contract/catalogue/reads.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'

/**
 * Loads a row of the call table on first use, because the first paint does not need the schemas. The schemas of the catalogue are in a
 * separate file, which is loaded before the others, because every visit needs them soon.
 */
export const loadCallDefinition = async (name: CallName): Promise<CallDefinition> =>
  isCatalogueReadName(name)
    ? (await import('#contract/catalogue-calls.ts')).readCalls[name]
    : (await import('#contract/calls.ts')).calls[name]
