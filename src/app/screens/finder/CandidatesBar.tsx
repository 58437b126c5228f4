import { Trans, useLingui } from '@lingui/react/macro'
import { button, thumbBar } from '#styled/recipes'

interface CandidatesBarProps {
  total: number
  isOpen: boolean
  onToggle: () => void
}

/** The bar at the thumb of a phone: how many parts are left, and the button that shows them. */
export function CandidatesBar({ total, isOpen, onToggle }: CandidatesBarProps) {
  const { t } = useLingui()
  const look = thumbBar()
  return (
    <section className={look.root} aria-label={t`Parts left`}>
      <p className={look.words}>
        <span className={look.price}>
          <Trans>{total} left</Trans>
        </span>
      </p>
      <button type="button" className={button()} aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? <Trans>Back to the question</Trans> : <Trans>Show them</Trans>}
      </button>
    </section>
  )
}
