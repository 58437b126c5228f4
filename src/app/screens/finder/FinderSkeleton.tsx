import { Skeleton } from '#app/ui/Skeleton.tsx'
import { finder } from '#styled/recipes'

const placeholderIndexes = Array.from({ length: 8 }, (_, at) => at)

/** The placeholder of a question with its answers. */
export function FinderSkeleton() {
  const look = finder()
  return (
    <div aria-hidden>
      <Skeleton width="70%" height={28} />
      <div className={look.choices}>
        {placeholderIndexes.map((at) => (
          <Skeleton key={at} height={64} />
        ))}
      </div>
    </div>
  )
}
