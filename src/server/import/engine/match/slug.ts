import { sha256 } from '#server/kernel/hashes.ts'
import { foldName } from './fold-name.ts'

/**
 * Makes an id from a name: `Lichtmaschinen & Regler` becomes `lichtmaschinen-regler`, with at most `most` characters. For a name with
 * non-Latin letters, a hash of the name is added: `Стартеры 12 V` becomes `12-v-` and eight characters.
 */
export function createSlug(text: string, most = 48): string {
  const words = foldName(text)
  const plain = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  if (plain !== '' && !/(?![a-z0-9])[\p{L}\p{N}]/u.test(words)) return truncateSlug(plain, most)
  const sum = sha256(words).slice(0, CHECKSUM_CHARACTERS)
  return [truncateSlug(plain, most - CHECKSUM_CHARACTERS - 1) || 'x', sum].join('-')
}

const CHECKSUM_CHARACTERS = 8

const truncateSlug = (plain: string, most: number) => plain.slice(0, most).replace(/-+$/, '')

/** Returns an id that is not yet taken: the slug of the name, with a number if needed. */
export function findFreeId(text: string, isTaken: (id: string) => boolean): string {
  const id = createSlug(text)
  for (let no = 1; ; no += 1) {
    const tried = no === 1 ? id : `${id}-${no}`
    if (!isTaken(tried)) return tried
  }
}
