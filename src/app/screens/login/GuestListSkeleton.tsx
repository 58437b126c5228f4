import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

/** The placeholder of a guest's list: a header and two rows. */
export const GuestListSkeleton = () => (
  <div className={frameClass} aria-busy="true">
    <Skeleton width={220} height={24} />
    <Skeleton height={140} />
    <Skeleton height={140} />
  </div>
)

const frameClass = css({ display: 'grid', gap: '3', alignContent: 'start' })
