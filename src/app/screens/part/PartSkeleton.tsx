import { Crumbs } from '#app/ui/Crumbs.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { gallery, offer, partHead, partPage } from '#styled/recipes'

/** The placeholder of a part's page: the requested number, then picture, price and attributes at their places. */
export function PartSkeleton({ mcode }: { mcode: string }) {
  const look = partPage()
  const head = partHead()
  const views = gallery()
  return (
    <div className={look.root} aria-hidden inert>
      <Crumbs trail={[{ label: mcode }]} />
      <div className={head.root}>
        <div className={head.title}>
          <PartNumber number={mcode} size="hero" />
          <Skeleton width={180} />
          <Skeleton width={260} />
        </div>
      </div>
      <div className={look.top}>
        <div className={views.root}>
          <div className={views.stage} />
          <div className={views.thumbs} />
        </div>
        <div className={offer().root}>
          <Skeleton width={140} height={32} />
          <Skeleton width="80%" />
          <Skeleton height={160} />
          <div className={offer().buy}>
            <Skeleton height={48} />
          </div>
          <Skeleton height={180} />
        </div>
      </div>
    </div>
  )
}
