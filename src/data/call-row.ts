import type { CallRow } from '#contract/call-row.ts'
import type { CallName } from '#contract/calls.ts'
import { type CatalogueCallName, catalogueCalls } from '#contract/catalogue-calls.ts'

const isCatalogueCall = (name: CallName): name is CatalogueCallName => Object.hasOwn(catalogueCalls, name)

/**
 * A row of the call table. The catalogue's are always here; all others come with the first use of one, because no first paint needs their
 * shapes.
 */
export const callRow = async (name: CallName): Promise<CallRow> =>
  isCatalogueCall(name) ? catalogueCalls[name] : (await import('#contract/calls.ts')).calls[name]
