import type { ContentNode } from '#contract/pages/content.ts'

/** Returns the words of a page's text without formatting and links. */
export const readableTextOf = (pieces: readonly ContentNode[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.type === 'br' ? ' ' : readableTextOf(piece.in ?? []))).join('')
