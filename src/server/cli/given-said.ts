import { dollarsSaid } from '#server/kernel/format.ts'
import type { GivenBack } from '#server/orders/give-back.ts'

/** What was given back, sentence by sentence. */
export const givenSaid = ({ offDue, back }: GivenBack): string[] => [
  ...(offDue > 0 ? [`${dollarsSaid(offDue)} is taken off what is to be paid.`] : []),
  ...(back > 0 ? [`${dollarsSaid(back)} goes back.`] : []),
]
