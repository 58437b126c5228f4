import { type ReadName, readNames } from '#contract/catalogue/reads.ts'
import { createQueryResource, type Resource } from './resource.ts'

/**
 * The answers of all read-only calls of the catalogue, one `Resource` per call: `catalogue.productDetail`, … Replies of other calls belong
 * to one user or one moment, and are not kept here.
 */
export const catalogue = Object.fromEntries(
  readNames.map((name) => [name, createQueryResource(name)]),
  // Object.fromEntries loses which value belongs to which key. The table of calls guarantees that they fit.
) as { [N in ReadName]: Resource<N> }

/** Stores a reply that the server embedded in the page. The same build wrote it, so it is not validated again before the first paint. */
export function seedReply(reply: { call: string; input: Record<string, unknown>; result: unknown }, asOf?: string): void {
  const held = Object.values(catalogue).find(({ name }) => name === reply.call)
  // TypeScript cannot know that input and result belong to the call's name.
  held?.seed(reply.input as never, reply.result as never, asOf)
}
