import { MIN_BEGINNING_CHARACTERS } from './near-numbers.ts'

/**
 * Tells whether a stored number equals the typed one, or begins with it, except for one character. `forEachNearNumber` follows the same
 * rule.
 */
export function isNearNumber(typed: string, stored: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === stored[at]) at += 1
  const ends = (rest: string, from: number) =>
    typed.length >= MIN_BEGINNING_CHARACTERS ? stored.startsWith(rest, from) : stored.slice(from) === rest
  const [instead, tooMany, missing] = [ends(typed.slice(at + 1), at + 1), ends(typed.slice(at + 1), at), ends(typed.slice(at), at + 1)]
  const turned = typed[at] === stored[at + 1] && typed[at + 1] === stored[at] && ends(typed.slice(at + 2), at + 2)
  return instead || tooMany || missing || turned
}
