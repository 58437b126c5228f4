import { ageSteps } from './age-steps.ts'
import { cartSteps } from './cart-steps.ts'
import { guestSteps } from './guest-steps.ts'
import { keptSteps, notAskedSteps } from './kept-steps.ts'
import { occasionSteps } from './occasion-steps.ts'
import { offlineSteps } from './offline-steps.ts'
import { packSteps } from './pack-steps.ts'
import type { Step } from './stage.ts'
import { truthSteps } from './truth-steps.ts'
import { firstSteps, wholeSteps } from './whole-steps.ts'

/** What every engine goes through, in this order. */
export const journey: readonly Step[] = [
  ...firstSteps,
  ...offlineSteps,
  ...notAskedSteps,
  ...guestSteps,
  ...cartSteps,
  ...keptSteps,
  ...occasionSteps,
  ...wholeSteps,
  ...ageSteps,
  ...packSteps,
  ...truthSteps,
]
