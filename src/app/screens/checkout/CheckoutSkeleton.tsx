import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { ChoicesSkeleton } from './ChoicesSkeleton.tsx'
import { checkoutColumns } from './checkout-columns.ts'

/** The placeholder of the checkout: four empty steps and the totals. */
export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <div className={checkoutColumns} aria-busy="true" role="status" aria-label={t`Loading`}>
      <div aria-hidden="true">
        <StepBars>
          <TextBars lines={7} from={1} />
        </StepBars>
        <StepBars>
          <ChoicesSkeleton />
        </StepBars>
      </div>
      <div className={beside} aria-hidden="true">
        <div className={panel()}>
          <TextBars lines={6} />
        </div>
      </div>
    </div>
  )
}

const StepBars = ({ children }: { children: React.ReactNode }) => (
  <div className={panel({ look: 'ruled' })}>
    <div className={head}>
      <Skeleton width={120} height={18} />
    </div>
    <div className={body}>{children}</div>
  </div>
)

const head = css({ display: 'flex', alignItems: 'center', minHeight: 'touch' })
const body = css({ paddingBottom: '4' })
const beside = css({ display: { base: 'none', lg: 'block' } })
