import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

/** A placeholder while a screen's code loads. It is as high as the window, so that the footer does not move. */
export const ScreenSkeleton = () => (
  <div className={barsClass} aria-busy="true">
    <Skeleton width="30%" height={16} />
    <Skeleton width="60%" height={28} />
    <Skeleton height={240} />
  </div>
)

const barsClass = css({ display: 'grid', alignContent: 'start', gap: '4', minHeight: '[80dvh]', paddingBlock: '6' })
