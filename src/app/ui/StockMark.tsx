import { useLingui } from '@lingui/react/macro'
import type { Stock } from '#contract/catalogue.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { day } from '../i18n/format.ts'
import { backOn } from './back-on.ts'

const looks = { in: mark({ tone: 'good' }), low: mark({ tone: 'warn' }), out: mark({ tone: 'bad' }), ended: mark({ tone: 'quiet' }) }

/** What is on the shelf: a shape and a word, never a colour alone. Full square: in stock; half: few left; empty: none; struck: not made any more. */
export function StockMark({ stock }: { stock: Stock }) {
  const { t } = useLingui()
  const { state, qty } = stock
  const back = backOn(stock)
  const words = {
    in: () => t`In stock`,
    low: () => t`${qty} left`,
    out: () => (back === undefined ? t`Sold out` : t`Sold out, back about ${day(back)}`),
    ended: () => t`No longer made`,
  }
  return (
    <span className={looks[state]}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className={shape}>
        <rect x="0.75" y="0.75" width="8.5" height="8.5" rx="1" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {state === 'in' ? <rect x="2.5" y="2.5" width="5" height="5" fill="currentColor" /> : null}
        {state === 'low' ? <rect x="2.5" y="5" width="5" height="2.5" fill="currentColor" /> : null}
        {state === 'ended' ? <path d="M1.5 8.5l7-7" stroke="currentColor" strokeWidth="1.5" /> : null}
      </svg>
      <span className={wordsLook}>{words[state]()}</span>
    </span>
  )
}

const shape = css({ flexShrink: 0 })
const wordsLook = css({ whiteSpace: 'normal' })
