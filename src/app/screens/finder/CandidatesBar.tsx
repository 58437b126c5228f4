import { Trans, useLingui } from '@lingui/react/macro'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { cx } from '#styled/css'
import { button, thumbBar } from '#styled/recipes'

interface CandidatesBarProps {
  total: number
  isOpen: boolean
  onToggle: () => void
}

/** The button that shows the parts left, or the question again. */
export const ShowPartsButton = ({ isOpen, onToggle }: Omit<CandidatesBarProps, 'total'>) => (
  <button type="button" className={cx(button(), needsScriptClass)} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? <Trans>Back to the question</Trans> : <Trans>Show them</Trans>}
  </button>
)

/** The bar at the thumb of a phone: how many parts are left, and the button that shows them. */
export function CandidatesBar({ total, isOpen, onToggle }: CandidatesBarProps) {
  const { i18n, t } = useLingui()
  const look = thumbBar()
  return (
    <section className={look.root} aria-label={t`Parts left`}>
      <p className={look.words}>
        <span className={look.price}>
          <Trans>{i18n.number(total)} left</Trans>
        </span>
      </p>
      <ShowPartsButton isOpen={isOpen} onToggle={onToggle} />
    </section>
  )
}
