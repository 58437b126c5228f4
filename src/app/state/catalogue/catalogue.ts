import { type ReadName, readNames } from '#contract/catalogue/reads.ts'
import { type Resource, resource } from './resource.ts'

/**
 * One resource for every call of the catalogue that only reads: `catalogue.productDetail`, … Replies of other calls belong to a person or a
 * moment and are never held: whoever needs one asks.
 */
export const catalogue = Object.fromEntries(
  readNames.map((name) => [name, resource(name)]),
  // Object.fromEntries forgets which key belongs to which value; the call table has just said it.
) as { [N in ReadName]: Resource<N> }

/**
 * A reply that the server wrote into the page: the same build wrote it and reads it, so its shape is not checked again before the first
 * paint.
 */
export function seedReply(reply: { call: string; input: Record<string, unknown>; result: unknown }, asOf?: string): void {
  const held = Object.values(catalogue).find(({ name }) => name === reply.call)
  // Which name, input and result belong together is known only at run time here.
  held?.seed(reply.input as never, reply.result as never, asOf)
}
