import { useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'

/**
 * Which promotions, coupons and points were applied, with amounts, and why others were not. Messages already shown at a field are omitted.
 */
export function Reasons() {
  const { t } = useLingui()
  const { draft, fresh } = useCheckout()
  const said = new Set(draft.quote?.problems.map(({ say }) => say))
  const reasons = (fresh ? (draft.quote?.reasons ?? []) : []).filter(({ say }) => !said.has(say))
  if (reasons.length === 0) return null
  return (
    <ul className={list} aria-label={t`Discounts`}>
      {reasons.map(({ source, code, taken, say }) => (
        <li key={`${source} ${code}`} className={one} data-taken={taken}>
          <Icon name={taken ? 'check' : 'close'} size={16} />
          <span>{say}</span>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '1' })
const one = css({ display: 'flex', gap: '2' })
