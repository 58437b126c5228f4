import type { ContentElement, ContentPiece } from '#contract/pages/content.ts'
import { readableTextOf } from './readable-text.ts'

/** Turns each heading after a line `{{fold}}` into a fold, which contains all text up to the next heading. */
export function foldSections(body: readonly ContentPiece[]): ContentPiece[] {
  const folded: ContentPiece[] = []
  let folds = false
  let open: (ContentElement & { in: ContentPiece[] }) | null = null
  for (const piece of body) {
    const element = typeof piece === 'string' ? null : piece
    if (element?.type === 'live' && element.of === 'fold') {
      folds = true
    } else if (folds && element?.type === 'h2') {
      open = { type: 'fold', of: readableTextOf(element.in ?? []), in: [] }
      folded.push(open)
    } else if (open !== null) open.in.push(piece)
    else folded.push(piece)
  }
  return folded
}
