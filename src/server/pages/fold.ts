import type { Piece, PieceElement } from '#contract/pages/content.ts'
import { readableText } from './readable-text.ts'

/** From a line `{{fold}}` on, each heading folds what stands below it, up to the next. */
export function fold(body: readonly Piece[]): Piece[] {
  const folded: Piece[] = []
  let folds = false
  let open: (PieceElement & { in: Piece[] }) | null = null
  for (const piece of body) {
    const element = typeof piece === 'string' ? null : piece
    if (element?.type === 'live' && element.of === 'fold') {
      folds = true
    } else if (folds && element?.type === 'h2') {
      open = { type: 'fold', of: readableText(element.in ?? []), in: [] }
      folded.push(open)
    } else if (open !== null) open.in.push(piece)
    else folded.push(piece)
  }
  return folded
}
