import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { availabilityOf } from '#app/sale.ts'
import { formatAge } from '#app/ui/age.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { unknownStockText } from './aged-words.ts'
import { backOrderText } from './back-order-words.ts'
import { useDataAge } from './DataTimeProvider.tsx'

const stockMarkClasses = {
  in: mark({ tone: 'good' }),
  low: mark({ tone: 'warn' }),
  out: mark({ tone: 'bad' }),
  ended: mark({ tone: 'quiet' }),
}

/**
 * The stock of a part: an icon and a word, never colour alone. Full square: in stock. Half: few left. Empty: none. Struck through:
 * discontinued. Dotted: unknown, because the data is older than a day. Nothing if the server does not state the stock.
 */
export function StockMark({ stock }: { stock: Stock | null | undefined }) {
  const { i18n, t } = useLingui()
  const aged = useDataAge()
  if (!stock) return null
  const { state, qty } = stock
  if (state !== 'ended' && (aged.type === 'old' || aged.type === 'undated'))
    return (
      <span className={stockMarkClasses.ended}>
        <StockIcon isDotted />
        <span className={wordsClass}>{unknownStockText(i18n, aged)}</span>
      </span>
    )
  const answer = availabilityOf({ stock }, 1)
  const words = {
    in: () => t`In stock`,
    low: () => t`${qty} left`,
    out: () => {
      if (answer.type === 'back-order') return backOrderText(i18n, answer)
      return answer.type === 'sold-out' && answer.expectedOn !== null
        ? t`Sold out, back about ${formatDay(answer.expectedOn)}`
        : t`Sold out`
    },
    ended: () => t`No longer made`,
  }
  return (
    <span className={answer.type === 'back-order' ? stockMarkClasses.low : stockMarkClasses[state]}>
      <StockIcon>
        {state === 'in' ? <rect x="2.5" y="2.5" width="5" height="5" fill="currentColor" /> : null}
        {state === 'low' ? <rect x="2.5" y="5" width="5" height="2.5" fill="currentColor" /> : null}
        {state === 'ended' ? <path d="M1.5 8.5l7-7" stroke="currentColor" strokeWidth="1.5" /> : null}
      </StockIcon>
      <span className={wordsClass}>
        {words[state]()}
        {aged.type === 'today' ? ` · ${formatAge(aged.asOf, i18n.locale)}` : null}
      </span>
    </span>
  )
}

const StockIcon = ({ isDotted = false, children }: { isDotted?: boolean; children?: ReactNode }) => (
  <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className={shapeClass}>
    <rect
      x="0.75"
      y="0.75"
      width="8.5"
      height="8.5"
      rx="1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray={isDotted ? '1.5 1.5' : undefined}
    />
    {children}
  </svg>
)

const shapeClass = css({ flexShrink: 0 })
const wordsClass = css({ whiteSpace: 'normal' })
