import { clock } from '#app/state/page/clock.ts'
import { useFacts } from './use-facts.ts'

/** Re-renders a component every minute while visible, and when the page becomes visible. */
export const useClock = (): void => void useFacts(clock)
