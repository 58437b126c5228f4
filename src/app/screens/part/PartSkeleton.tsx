import { Skeleton } from '#app/ui/Skeleton.tsx'
import { gallery, offer, partHead, partPage } from '#styled/recipes'

/** The part page before its first answer: number, drawing, price and data at their final places. */
export function PartSkeleton() {
  const look = partPage()
  return (
    <div className={look.root} aria-hidden>
      <Skeleton width="50%" height={20} />
      <div className={partHead().root}>
        <div>
          <Skeleton width={260} height={36} />
          <Skeleton width={180} height={20} />
        </div>
      </div>
      <div className={look.top}>
        <div className={gallery().root}>
          <div className={gallery().stage} />
          <Skeleton width="100%" height={72} />
        </div>
        <div className={look.side}>
          <div className={offer().root}>
            <Skeleton width={140} height={32} />
            <Skeleton width="80%" height={20} />
            <Skeleton width="100%" height={160} />
            <Skeleton width="100%" height={48} />
          </div>
          <Skeleton width="100%" height={180} />
        </div>
      </div>
    </div>
  )
}
