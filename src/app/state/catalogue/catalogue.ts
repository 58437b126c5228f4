import { type ReadName, readNames } from '#contract/catalogue/reads.ts'
import { type Resource, resource } from './resource.ts'

/**
 * One resource for every read-only call of the catalogue: `catalogue.productDetail`, … Replies of other calls belong to one user or one
 * moment, and are not cached.
 */
export const catalogue = Object.fromEntries(
  readNames.map((name) => [name, resource(name)]),
  // Object.fromEntries loses the relation of keys and values; the call table guarantees it.
) as { [N in ReadName]: Resource<N> }

/** A reply that the server embedded in the page: the same build wrote it, so it is not validated again before the first paint. */
export function seedReply(reply: { call: string; input: Record<string, unknown>; result: unknown }, asOf?: string): void {
  const held = Object.values(catalogue).find(({ name }) => name === reply.call)
  // TypeScript cannot relate name, input and result here.
  held?.seed(reply.input as never, reply.result as never, asOf)
}
