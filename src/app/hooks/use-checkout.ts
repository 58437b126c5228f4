import { useEffect } from 'react'
import { checkout } from '#app/state/checkout/checkout.ts'
import { enterCheckout } from '#app/state/checkout/start.ts'
import { useStateSnapshot } from './use-facts.ts'

/**
 * Returns the checkout state. It updates synchronously, because otherwise React would move the caret to the end of a field while the user
 * types in its middle.
 */
export const useCheckout = () => useStateSnapshot(checkout, true)

/** Keeps the checkout open while its screen is mounted. */
export const useEnterCheckout = (): void => useEffect(enterCheckout, [])

export type DisplayedQuote = NonNullable<ReturnType<typeof useCheckout>['draft']['quote']>
