import { shownNow } from '#app/i18n/instant.ts'
import type { Stock } from '#contract/catalogue.ts'

/** The day on which more is expected, ISO; none once it has passed: an old promise is worse than none. */
export const backOn = ({ restockOn }: Stock, now: number = shownNow()): string | undefined =>
  restockOn !== undefined && restockOn >= new Date(now).toISOString().slice(0, 10) ? restockOn : undefined
