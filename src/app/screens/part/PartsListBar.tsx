import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { sumPartsToOrder } from '#contract/number-list/list-sums.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import type { OrderableLine } from './parts-list-lines.ts'

interface PartsListBarProps {
  chosen: readonly OrderableLine[]
  add: () => Promise<void>
  untick: () => void
}

/**
 * The sum of the ticked lines and the button that adds them. While the list is in sight it stays at the lower edge of
 * the window; on a phone it covers the bar that adds the unit, so that only one main action is visible.
 */
export function PartsListBar({ chosen, add, untick }: PartsListBarProps) {
  const { t } = useLingui()
  const { isBusy, press } = useBusyButton(add)
  const { pieces, goodsTotalUsd, coreChargesUsd } = sumPartsToOrder(chosen)
  return (
    <section className={barClass} aria-label={t`Selected parts`} data-ticked-lines="" data-no-print="">
      <p className={wordsClass}>
        <b className={sumClass}>
          <Money usd={goodsTotalUsd} />
        </b>
        <span className={mutedClass}>
          {coreChargesUsd > 0 ? (
            <Trans>
              + <Money usd={coreChargesUsd} /> core
            </Trans>
          ) : (
            <Plural value={pieces} one="# piece" other="# pieces" />
          )}
        </span>
        <PriceAge />
      </p>
      <button
        type="button"
        className={cx(button({ tone: 'plain', size: 'icon' }), touchClass)}
        aria-label={t`Deselect all`}
        onClick={untick}
      >
        <Icon name="close" />
      </button>
      <button
        type="button"
        className={cx(button({ tone: 'primary' }), touchClass)}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={press}
      >
        <Icon name={isBusy ? 'clock' : 'cart'} />
        <Plural value={chosen.length} one="Add # part" other="Add # parts" />
      </button>
    </section>
  )
}

const barClass = css({
  position: 'sticky',
  bottom: { base: '0', md: '[var(--below, 0px)]' },
  zIndex: 'bar',
  display: 'flex',
  alignItems: 'center',
  columnGap: '2',
  minHeight: { base: '[calc({spacing.bars} + 2px)]', md: '16' },
  marginInline: '[calc(var(--spacing-gutter) * -1)]',
  paddingInline: 'gutter',
  paddingTop: '1',
  paddingBottom: { base: '[calc({spacing.1} + env(safe-area-inset-bottom))]', md: '1' },
  backgroundColor: 'sheet',
  borderBlock: 'edge',
})
const wordsClass = css({ display: 'grid', flexGrow: '1', minWidth: '0', lineHeight: 'snug' })
const sumClass = css({ fontSize: 'lg', lineHeight: 'tight' })
const mutedClass = css({ fontSize: 'sm', color: 'fg.muted' })
const touchClass = css({ minHeight: 'touch', minWidth: 'touch', flexShrink: '1' })
