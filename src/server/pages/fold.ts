import type { ContentElement, ContentNode } from '#contract/pages/content.ts'
import { readableTextOf } from './readable-text.ts'

/**
 * Converts the headings that come after a line `{{fold}}` to collapsible sections (folds). Each section contains the text up to the next
 * heading.
 */
export function createCollapsibleSections(body: readonly ContentNode[]): ContentNode[] {
  const folded: ContentNode[] = []
  let folds = false
  let open: (ContentElement & { in: ContentNode[] }) | null = null
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
