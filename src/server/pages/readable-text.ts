import type { Piece } from '#contract/pages/content.ts'

/** The words of some pieces, without what they look like and where they lead. */
export const readableText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.type === 'br' ? ' ' : readableText(piece.in ?? []))).join('')
