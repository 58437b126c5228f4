import { clock } from '#app/state/page/clock.ts'
import { useFacts } from './use-facts.ts'

/** Draws a component anew when a minute has gone by in sight, and when the page comes back into sight. */
export const useClock = (): void => void useFacts(clock)
