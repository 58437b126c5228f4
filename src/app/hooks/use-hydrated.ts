import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * Whether hydration is complete. False on the server and during hydration, so that values that only this device knows, such as ages and
 * stored settings, appear afterwards.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
