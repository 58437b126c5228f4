import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { clock } from '#app/state/page/clock.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Re-renders a component every minute while visible, and when the page becomes visible. */
export const useClock = (): void => void useStateSnapshot(clock)

const subscribeToClock = (changed: () => void) => subscribe(clock, changed)

/**
 * Returns what `read` finds by this device's clock. The component renders again only when that changes. On the server and during hydration
 * `serverValue` is returned.
 */
export const useByClock = <Value extends string | number | boolean | null>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToClock, read, () => serverValue)
