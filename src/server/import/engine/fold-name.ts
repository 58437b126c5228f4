/**
 * A name for comparison: lower case, Latin letters without accents, and one space for each run of other characters. A name without letters
 * stays as it is. `foldWords` is not suitable: it removes other scripts, so all such names would be equal.
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
