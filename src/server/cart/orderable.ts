import { AppError } from '#contract/errors.ts'
import { QUANTITY_MOST } from '#contract/limits.ts'
import type { Wanted } from './queries.ts'

/**
 * Throws unless a line of so many pieces may lie in a cart. A part that is out of stock but still made may be ordered and comes later (its
 * line says when); of an ended part only what is left. The last pieces of an ended part may be fewer than its least quantity: else nobody
 * could take them.
 */
export function demandOrderable({ stock, ended, min_qty, has }: Wanted, qty: number): void {
  if (ended && stock <= 0) throw new AppError('withdrawn')
  if (qty > QUANTITY_MOST) refuse('bad-request', `One line takes at most ${QUANTITY_MOST} pieces.`, has)
  if (ended && qty > stock) refuse('sold-out', `Only ${stock} of this part ${stock === 1 ? 'is' : 'are'} left, and no more will come.`, has)
  const least = ended ? Math.min(min_qty, stock) : min_qty
  if (qty < least) refuse('bad-request', `This part is sold from ${least} pieces up.`, has)
}

function refuse(code: 'bad-request' | 'sold-out', why: string, has: number | null): never {
  throw new AppError(code, { field: 'qty', message: has === null ? why : `${why} Your cart holds ${has}.` })
}
