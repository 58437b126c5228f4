import { formatDollars } from '#server/kernel/format.ts'
import type { GivenBack } from '#server/orders/refunds/give-back.ts'

/** What was given back, sentence by sentence. */
export const givenBackLines = ({ offDue, back }: GivenBack): string[] => [
  ...(offDue > 0 ? [`${formatDollars(offDue)} is taken off what is to be paid.`] : []),
  ...(back > 0 ? [`${formatDollars(back)} goes back.`] : []),
]
