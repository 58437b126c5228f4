import { numberKey } from '#contract/numbers/numbers.ts'
import { partTypes } from '#contract/part/part-types.ts'
import type { IndexedPart } from '#search/part.ts'

/** What is asked of an index. */
export const kinds = ['prefix', 'infix', 'wrong', 'words'] as const
export type Kind = (typeof kinds)[number]
export type Asked = Record<Kind, string[]>

/** Beside other programs the quickest answer of so many to a question tells most. */
export const BEST_OF = 3
const COUNT = 400
const SIGNS = '0123456789'

/** A number from 0 to before 1 that depends on nothing but what is given (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Some hundred questions of each kind, made of what the parts bear; the same parts give the same ones. */
export function askedOf(parts: readonly Pick<IndexedPart, 'numbers' | 'producer' | 'oeProducer' | 'type'>[], seed: number): Asked {
  const chance = chanceOf(seed)
  const upTo = (most: number) => Math.floor(chance() * most)
  const part = () => parts[upTo(parts.length)]
  const number = (least: number): string => {
    const keys = part()?.numbers.map(({ display }) => numberKey(display)) ?? []
    const key = keys[upTo(keys.length)] ?? ''
    return key.length >= least ? key : number(least)
  }
  const many = (make: () => string) => [...new Set(Array.from({ length: COUNT }, make))]
  return {
    // As they are typed: of three to ten characters, seldom all.
    prefix: many(() => number(4).slice(0, 3 + upTo(8))),
    infix: many(() => {
      const key = number(8)
      return key.slice(2 + upTo(2), 7 + upTo(2))
    }),
    wrong: many(() => {
      const key = number(8)
      const at = 2 + upTo(key.length - 3)
      const other = SIGNS[(SIGNS.indexOf(key[at] ?? '') + 1 + upTo(8)) % SIGNS.length] ?? '0'
      return key.slice(0, at) + other + key.slice(at + 1)
    }),
    words: many(() => {
      const [maker, kind] = [part(), part()]
      return `${chance() < 0.5 ? maker?.producer : maker?.oeProducer} ${kind === undefined ? '' : partTypes[kind.type].name}`.toLowerCase()
    }),
  }
}
