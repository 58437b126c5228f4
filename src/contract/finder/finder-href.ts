import type { Id } from '#contract/kernel/primitives.ts'
import { href } from '#contract/routes/addresses.ts'

/** Returns the address at which the finder begins: with the first question about a kind of part or, with null, with the choice of the kind. */
export const finderHref = (kind: Id | null): string => href('finder') + (kind === null ? '' : `?kind=${kind}`)
