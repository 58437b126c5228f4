import { queryOf } from '#contract/call-row.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import type { ReadName } from '#contract/catalogue/reads.ts'

/**
 * Reads that no page asks by its address alone: they go by what somebody types or chooses, or by a country that only their device knows.
 * A component asks them itself.
 */
export const askedByChoice = ['search', 'namedVehicles', 'getPriceByQuantity', 'deliveryTerms'] as const satisfies readonly ReadName[]

export type LoadName = Exclude<ReadName, (typeof askedByChoice)[number]>

// Written as a method, so that a load of one call is a load of any.
type Next<N extends LoadName> = { of(result: ResultOf<N>): Loads }['of']

/** A call that a page asks, with its input. */
export interface Load<N extends LoadName> {
  call: N
  input: InputOf<N>
  /** The first paint shows its answer; the others are asked once these are answered. */
  isFirst: boolean
  /** What the answer leads to: of workwear its style. */
  next: Next<N> | undefined
}

export type AnyLoad = { [N in LoadName]: Load<N> }[LoadName]

/** All that a page asks, by names of its own. Null: this page does not ask it. */
export type Loads = Readonly<Record<string, AnyLoad | null>>

/** A call whose answer the first paint shows. */
export const first = <N extends LoadName>(call: N, input: InputOf<N>, next?: Next<N>): Load<N> => ({ call, input, isFirst: true, next })

/** A call that can wait until the first ones are answered. */
export const later = <N extends LoadName>(call: N, input: InputOf<N>, next?: Next<N>): Load<N> => ({ call, input, isFirst: false, next })

/** Two loads with one key are one question. */
export const loadKey = ({ call, input }: Pick<AnyLoad, 'call' | 'input'>): string => `${call}?${queryOf(input)}`
