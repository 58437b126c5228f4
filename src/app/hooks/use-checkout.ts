import { useEffect } from 'react'
import { checkout } from '#app/state/checkout/checkout.ts'
import { enterCheckout } from '#app/state/checkout/start.ts'
import { useFacts } from './use-facts.ts'

/** The checkout state. Synchronous updates: otherwise React moves the caret to the end while the user types in the middle. */
export const useCheckout = () => useFacts(checkout, true)

/** Keeps the checkout open while its screen is mounted. */
export const useCheckoutOpen = (): void => useEffect(enterCheckout, [])

export type ShownQuote = NonNullable<ReturnType<typeof useCheckout>['draft']['quote']>
