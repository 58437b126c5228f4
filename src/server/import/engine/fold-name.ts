/**
 * A name as names are compared: small letters of any script, without accents on Latin ones, every run of other signs a space. A name of signs
 * alone is itself. Not `foldWords`: that one leaves nothing of names in other scripts, and all of them would be one.
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
