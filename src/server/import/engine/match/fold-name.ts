/**
 * Folds a name for comparison: lower case, Latin letters without accents, and one space in place of other characters. A name without
 * letters stays as it is. The search's `foldWords` would not do, because it removes all scripts but Latin, so that names in other scripts
 * would become equal.
 */
export function foldName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?:[^\p{L}\p{M}\p{N}.]|\.(?!\p{N})|(?<!\p{N})\.)+/gu, ' ')
    .trim()
  return folded === '' ? name.trim() : folded
}
