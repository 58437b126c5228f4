import { Trans, useLingui } from '@lingui/react/macro'
import { useTrayToggle } from '#app/hooks/compare/use-tray.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { cx } from '#styled/css'

interface CompareToggleProps {
  part: Pick<PartCard, 'mcode' | 'mainImageUrl'>
  className: string
  /** The size of the icon in pixels. */
  iconSize?: number
}

/** A button that puts a part into the tray of compared parts, or takes it out. */
export function CompareToggle({ part, className, iconSize = 20 }: CompareToggleProps) {
  const { t } = useLingui()
  const { isIn, toggle } = useTrayToggle(part)
  return (
    <button
      type="button"
      className={cx(className, needsScriptClass)}
      aria-pressed={isIn}
      aria-label={t`Compare ${part.mcode}`}
      data-compare={part.mcode}
      onClick={toggle}
    >
      <Icon name={isIn ? 'check' : 'compare'} size={iconSize} />
      <span>
        <Trans>Compare</Trans>
      </span>
    </button>
  )
}
