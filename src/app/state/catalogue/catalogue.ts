import { type CatalogueReadName, catalogueReadNames } from '#contract/catalogue/reads.ts'
import { type CallReplyCache, createCallReplyCache } from './call-reply-cache.ts'

/**
 * The answers of all read-only calls of the catalogue, one `CallReplyCache` per call: `catalogue.productDetail`, … Replies of other calls
 * belong
 * to one user or one moment, and are not kept here.
 */
export const catalogue = Object.fromEntries(
  catalogueReadNames.map((name) => [name, createCallReplyCache(name)]),
  // Object.fromEntries loses which value belongs to which key. The table of calls guarantees that they fit.
) as { [N in CatalogueReadName]: CallReplyCache<N> }

/** Stores a reply that the server embedded in the page. The same build wrote it, so it is not validated again before the first paint. */
export function seedReply(reply: { call: string; input: Record<string, unknown>; result: unknown }, asOf?: string): void {
  const held = Object.values(catalogue).find(({ callName }) => callName === reply.call)
  // TypeScript cannot know that input and result belong to the call's name.
  held?.seed(reply.input as never, reply.result as never, asOf)
}
