import type { Piece } from '#contract/pages/content.ts'

/** Returns the words of a page's text without formatting and links. */
export const readableText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.type === 'br' ? ' ' : readableText(piece.in ?? []))).join('')
