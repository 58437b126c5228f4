import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'

/**
 * Read calls whose input is not in a page's address: a typed text, a choice on the page, or a country that only the device knows. The
 * components themselves make these calls.
 */
export const componentCalls = [
  'search',
  'namedVehicles',
  'getPriceByQuantity',
  'deliveryTerms',
] as const satisfies readonly CatalogueReadName[]

export type LoadName = Exclude<CatalogueReadName, (typeof componentCalls)[number]>

// The type is written as a method, so that `Load<N>` can be assigned to `AnyLoad`, because parameters of methods are compared less
// strictly.
type FollowUpLoads<N extends LoadName> = { of(result: CallResultOf<N>): Loads }['of']

/** A call that a page makes, with its input. */
export interface Load<N extends LoadName> {
  call: N
  input: CallInputOf<N>
  /** Whether the first paint shows the reply of this call. The calls with `isForFirstPaint` are made before all others. */
  isForFirstPaint: boolean
  /** Returns the calls that follow from the reply. Example: for a piece of workwear, the call for its style. */
  next: FollowUpLoads<N> | undefined
}

export type AnyLoad = { [N in LoadName]: Load<N> }[LoadName]

/** All calls of a page, by names that the page chooses. Null: this page does not make the call. */
export type Loads = Readonly<Record<string, AnyLoad | null>>

/** A call whose reply the first paint shows. */
export const firstPaintLoad = <N extends LoadName>(call: N, input: CallInputOf<N>, next?: FollowUpLoads<N>): Load<N> => ({
  call,
  input,
  isForFirstPaint: true,
  next,
})

/** A call that is made after the calls for the first paint. */
export const deferredLoad = <N extends LoadName>(call: N, input: CallInputOf<N>, next?: FollowUpLoads<N>): Load<N> => ({
  call,
  input,
  isForFirstPaint: false,
  next,
})

/** Returns a text that identifies a call with its input: equal keys are equal calls. */
export const loadKey = ({ call, input }: Pick<AnyLoad, 'call' | 'input'>): string => `${call}?${queryStringOf(input)}`
