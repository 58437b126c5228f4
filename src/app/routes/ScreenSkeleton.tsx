import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

/** While a screen's code is on its way. As high as a window, so that the footer does not jump up and down. */
export const ScreenSkeleton = () => (
  <div className={bars} aria-busy="true">
    <Skeleton width="30%" height={16} />
    <Skeleton width="60%" height={28} />
    <Skeleton height={240} />
  </div>
)

const bars = css({ display: 'grid', alignContent: 'start', gap: '4', minHeight: '[80dvh]', paddingBlock: '6' })
