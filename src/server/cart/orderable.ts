import { AppError } from '#contract/errors.ts'
import { QUANTITY_MOST } from '#contract/limits.ts'
import type { Wanted } from './queries.ts'
import { said } from '#server/kernel/words.ts'

/**
 * Throws unless a line of so many pieces may lie in a cart. A part that is out of stock but still made may be ordered and comes later (its
 * line says when); of an ended part only what is left. The last pieces of an ended part may be fewer than its least quantity: else nobody
 * could take them.
 */
export function demandOrderable({ stock, ended, min_qty, has }: Wanted, qty: number): void {
  if (ended && stock <= 0) throw new AppError('withdrawn')
  if (qty > QUANTITY_MOST) refuse('bad-request', sentences.most, { most: QUANTITY_MOST }, has)
  if (ended && qty > stock) refuse('sold-out', sentences.left, { stock }, has)
  const least = ended ? Math.min(min_qty, stock) : min_qty
  if (qty < least) refuse('bad-request', sentences.least, { least }, has)
}

interface Sentences {
  alone: string
  /** Where the cart holds some of it. */
  held: string
}

const sentences = {
  most: {
    alone: /*i18n*/ 'One line takes at most {most} pieces.',
    held: /*i18n*/ 'One line takes at most {most} pieces. Your cart holds {has}.',
  },
  left: {
    alone: /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and no more will come.',
    held: /*i18n*/ '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and no more will come. Your cart holds {has}.',
  },
  least: {
    alone: /*i18n*/ 'This part is sold from {least} pieces up.',
    held: /*i18n*/ 'This part is sold from {least} pieces up. Your cart holds {has}.',
  },
} satisfies Record<string, Sentences>

function refuse(code: 'bad-request' | 'sold-out', why: Sentences, values: Record<string, number>, has: number | null): never {
  throw new AppError(code, { field: 'qty', ...(has === null ? said(why.alone, values) : said(why.held, { ...values, has })) })
}
