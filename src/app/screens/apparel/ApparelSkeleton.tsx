import { Skeleton } from '#app/ui/Skeleton.tsx'
import { styleGrid } from './StyleCards.tsx'

const places = Array.from({ length: 8 }, (_, at) => at)

/** Placeholder cards of about their final height. */
export const ApparelSkeleton = () => (
  <div className={styleGrid} aria-hidden>
    {places.map((at) => (
      <Skeleton key={at} height={300} />
    ))}
  </div>
)
