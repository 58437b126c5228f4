import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { ReadName } from '#contract/catalogue/reads.ts'
import { queryStringOf } from '#contract/kernel/call-row.ts'

/**
 * Read calls whose input is not in a page's address: a typed text, a choice on the page, or a country that only the device knows. The
 * components themselves make these calls.
 */
export const callsByUserChoice = ['search', 'namedVehicles', 'getPriceByQuantity', 'deliveryTerms'] as const satisfies readonly ReadName[]

export type LoadName = Exclude<ReadName, (typeof callsByUserChoice)[number]>

// The type is written as a method, so that `Load<N>` can be assigned to `AnyLoad`, because parameters of methods are compared less
// strictly.
type FollowingLoads<N extends LoadName> = { of(result: CallResultOf<N>): Loads }['of']

/** A call that a page makes, with its input. */
export interface Load<N extends LoadName> {
  call: N
  input: CallInputOf<N>
  /** Whether the first paint shows the reply of this call. The calls with `isFirst` are made before all others. */
  isFirst: boolean
  /** Returns the calls that follow from the reply. Example: for a piece of workwear, the call for its style. */
  next: FollowingLoads<N> | undefined
}

export type AnyLoad = { [N in LoadName]: Load<N> }[LoadName]

/** All calls of a page, by names that the page chooses. Null: this page does not make the call. */
export type Loads = Readonly<Record<string, AnyLoad | null>>

/** A call whose reply the first paint shows. */
export const firstPaintLoad = <N extends LoadName>(call: N, input: CallInputOf<N>, next?: FollowingLoads<N>): Load<N> => ({
  call,
  input,
  isFirst: true,
  next,
})

/** A call that is made after the calls for the first paint. */
export const deferredLoad = <N extends LoadName>(call: N, input: CallInputOf<N>, next?: FollowingLoads<N>): Load<N> => ({
  call,
  input,
  isFirst: false,
  next,
})

/** Returns a text that identifies a call with its input: equal keys are equal calls. */
export const loadKey = ({ call, input }: Pick<AnyLoad, 'call' | 'input'>): string => `${call}?${queryStringOf(input)}`
