import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, true right after: for values that only this device knows, such as ages and stored settings. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
