import { numberKey } from '#contract/numbers/numbers.ts'
import type { PackedPart } from '../../search/records/demo-parts.ts'

/** A part as the peers index it: the plain forms of its numbers, and all words by which it is found. */
export interface PeerDocument {
  id: number
  numbers: string
  words: string
}

export const documentOf = ({ part }: PackedPart): PeerDocument => ({
  id: part.id,
  numbers: [...new Set(part.numbers.map(({ display }) => numberKey(display)))].join(' '),
  words: part.words,
})
