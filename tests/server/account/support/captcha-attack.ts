import type { Puzzle } from '#server/account/captcha/picture.ts'

/** Every path of a picture by the letters of its commands, from left to right: for each sign the letters are its own, however it is turned. */
function signaturesIn(picture: string): string[] {
  const svg = Buffer.from(picture.split(',')[1] ?? '', 'base64').toString('latin1')
  const paths = svg.matchAll(/(?:transform="translate\((-?[\d.]+)[^>]*>)?<path(?![^>]*stroke)[^>]* d="M(-?[\d.]+)([^"]*)"/g)
  return [...paths]
    .map(([, moved, start, commands = '']) => ({ x: Number(moved ?? start), signature: commands.replace(/[^A-Za-z]/g, '') }))
    .sort((a, b) => a.x - b.x)
    .map(({ signature }) => signature)
}

/** Reads pictures as the attack on the shop's first ones did, without looking at any: learns the signs' signatures from pictures that a person has read. */
export function attackBySignature(read: readonly Puzzle[]): (picture: string) => string {
  const signs = new Map<string, string>()
  for (const { answer, shown } of read) for (const [at, signature] of signaturesIn(shown).entries()) signs.set(signature, answer.charAt(at))
  return (picture) =>
    signaturesIn(picture)
      .map((signature) => signs.get(signature) ?? '?')
      .join('')
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Answers questions as the attack on the shop's first ones did: by four patterns. */
export function attackByPattern(question: string): string {
  const [a = 0, b = 0, c = 0] =
    (question.split(':')[1] ?? question)
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.map((word) => numbers.indexOf(word))
      .filter((value) => value >= 0) ?? []
  if (/first and the last/.test(question)) return String(a + c)
  if (/largest/.test(question)) return String(Math.max(a, b, c))
  if (/follows the middle/.test(question)) return String(b + 1)
  return String(Math.abs(a - b))
}
