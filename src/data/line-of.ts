import type { CallLine } from '#contract/call-line.ts'
import type { CallName } from '#contract/call-lines.ts'
import { type CatalogueCallName, catalogueLines } from '#contract/catalogue-lines.ts'

const isCatalogueCall = (name: CallName): name is CatalogueCallName => Object.hasOwn(catalogueLines, name)

/** How a call goes over the wire. The lines of all but the catalogue come with their first use: no first paint needs them. */
export const lineOf = async (name: CallName): Promise<CallLine> =>
  isCatalogueCall(name) ? catalogueLines[name] : (await import('#contract/call-lines.ts')).callLines[name]
