import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while its page is hydrated, true right after: for what only this device can say, such as an age or a stored
 * value.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
