import { clock } from '#app/state/page/clock.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Re-renders a component every minute while visible, and when the page becomes visible. */
export const useClock = (): void => void useStateSnapshot(clock)
