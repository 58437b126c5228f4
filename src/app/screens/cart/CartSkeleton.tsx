import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'

const LINES = ['first', 'second', 'third']

/** The placeholder of the cart: status, then lines with picture, text and quantity in place. */
export function CartSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" role="status" aria-label={t`Loading`}>
      <div className={head}>
        <Skeleton width={160} />
      </div>
      {LINES.map((line, at) => (
        <div key={line} className={row}>
          <Skeleton width={72} height={54} className={fixed} />
          <div className={words}>
            <TextBars lines={3} from={at} />
            <Skeleton width={146} height={48} />
          </div>
        </div>
      ))}
    </div>
  )
}

const head = css({ display: 'flex', alignItems: 'center', minHeight: '[108px]', borderBottom: 'edge' })
const row = css({ display: 'flex', gap: '3', paddingBlock: '3', paddingLeft: '12', minHeight: '[160px]', borderBottom: 'hair' })
const fixed = css({ flex: 'none' })
const words = css({ display: 'grid', alignContent: 'start', gap: '1', flexGrow: 1 })
