import { offlineSteps } from './offline-steps.ts'
import type { Step } from './stage.ts'

/** What every engine goes through, in this order. */
export const journey: readonly Step[] = [...offlineSteps]
