import { useEffect } from 'react'
import { checkout } from '#app/state/checkout/checkout.ts'
import { enterCheckout } from '#app/state/checkout/start.ts'
import { useFacts } from './use-facts.ts'

/** The checkout. At once, or React would put the caret at the end while one types in the middle. */
export const useCheckout = () => useFacts(checkout, true)

/** Opens the checkout for as long as its screen stays. */
export const useCheckoutOpen = (): void => useEffect(enterCheckout, [])

export type ShownQuote = NonNullable<ReturnType<typeof useCheckout>['draft']['quote']>
