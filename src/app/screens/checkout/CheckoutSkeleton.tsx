import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { ChoicesSkeleton } from './ChoicesSkeleton.tsx'
import { checkoutColumnsClass } from './checkout-columns.ts'

/** The placeholder of the checkout: four empty steps and the totals. */
export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <div className={checkoutColumnsClass} aria-busy="true" role="status" aria-label={t`Loading`}>
      <div aria-hidden="true">
        <StepBars>
          <TextBars lineCount={7} firstWidthIndex={1} />
        </StepBars>
        <StepBars>
          <ChoicesSkeleton />
        </StepBars>
      </div>
      <div className={sideColumnClass} aria-hidden="true">
        <div className={panel()}>
          <TextBars lineCount={6} />
        </div>
      </div>
    </div>
  )
}

const StepBars = ({ children }: { children: React.ReactNode }) => (
  <div className={panel({ look: 'ruled' })}>
    <div className={headClass}>
      <Skeleton width={120} height={18} />
    </div>
    <div className={bodyClass}>{children}</div>
  </div>
)

const headClass = css({ display: 'flex', alignItems: 'center', minHeight: 'touch' })
const bodyClass = css({ paddingBottom: '4' })
const sideColumnClass = css({ display: { base: 'none', lg: 'block' } })
