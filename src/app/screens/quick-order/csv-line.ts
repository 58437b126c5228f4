import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CsvLine } from '#app/state/quick-order/csv.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { totalsOfPart } from '#contract/number-list/list-sums.ts'
import { stateText } from './line-words.ts'
import type { LineView } from './use-pad.ts'

/** The headings of the exported file in the order of its columns. The reader of lists knows those of number, quantity and code. */
export const csvHeadings = (i18n: I18n): string[] =>
  [msg`Number`, msg`Quantity`, msg`Our code`, msg`Name`, msg`Unit price`, msg`Core charge`, msg`Total`, msg`State`].map((text) =>
    i18n._(text),
  )

/** Returns a line of the pad as a line of the exported file. A line without a decision has neither code nor price. */
export function csvLineOf(i18n: I18n, { line, state }: LineView): CsvLine {
  const said = line.unreadQuantity ?? line.qty
  const base = { number: line.number, qty: said, code: null, name: null, unitPriceUsd: null, coreChargeUsd: null, totalUsd: null }
  const words = stateText(i18n, state)
  if (state.type === 'unread') return { ...base, qty: null, state: words }
  if (state.type === 'sold-out') return { ...base, code: state.part.mcode, name: state.part.name, state: words }
  if (state.type !== 'ready') return { ...base, state: words }
  const { unitPrice, coreCharges, total } = totalsOfPart({ part: state.part, qty: state.qty })
  return {
    ...base,
    qty: state.qty,
    code: state.part.mcode,
    name: `${state.part.name} ${state.part.specName}`.trim(),
    unitPriceUsd: dollarsOf(unitPrice),
    coreChargeUsd: dollarsOf(coreCharges),
    totalUsd: dollarsOf(total),
    state: words,
  }
}
