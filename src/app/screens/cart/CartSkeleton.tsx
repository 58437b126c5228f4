import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

const LINES = ['first', 'second', 'third']

/** The cart before anything is known of it, in its final layout. */
export function CartSkeleton() {
  const { t } = useLingui()
  return (
    <div className={frame} aria-busy="true" role="status" aria-label={t`Loading`}>
      <Skeleton width={240} height={48} />
      {LINES.map((line) => (
        <Skeleton key={line} height={136} />
      ))}
    </div>
  )
}

const frame = css({ display: 'grid', gap: '3' })
