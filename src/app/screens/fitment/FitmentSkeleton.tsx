import { Skeleton } from '#app/ui/Skeleton.tsx'
import { fitment } from '#styled/recipes'

const placeholderIndexes = Array.from({ length: 8 }, (_, at) => at)

/** The placeholder of a list of makes or models, as high as the list. */
export function FitmentSkeleton() {
  const look = fitment()
  return (
    <div className={look.letters} aria-hidden>
      {placeholderIndexes.map((at) => (
        <div key={at} className={look.letterGroup}>
          <Skeleton width={24} height={20} />
          <Skeleton width="100%" height={52} />
          <Skeleton width="100%" height={52} />
        </div>
      ))}
    </div>
  )
}
