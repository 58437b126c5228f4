import { Skeleton } from '#app/ui/Skeleton.tsx'
import { listing as listingRecipe, partRow } from '#styled/recipes'

const placeholderIndexes = Array.from({ length: 12 }, (_, at) => at)

/** Placeholders of rows, as high as the rows. */
export function ListRowsSkeleton() {
  const row = partRow()
  return (
    <div className={row.list} aria-hidden>
      {placeholderIndexes.map((at) => (
        <div key={at} className={row.root}>
          <div className={row.picture}>
            <Skeleton width={72} height={54} />
          </div>
          <Skeleton width={112} height={18} />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}

/** The placeholder of a list: filters at the side, tools, rows. */
export function ListingSkeleton() {
  const look = listingRecipe()
  return (
    <>
      <div className={look.side} aria-hidden>
        <Skeleton width="40%" />
        <Skeleton height={420} />
      </div>
      <div className={look.main} aria-hidden>
        <div className={look.tools}>
          <span className={look.count}>
            <Skeleton width={96} height={20} />
          </span>
          <span className={look.filterButton}>
            <Skeleton width={240} height={48} />
          </span>
        </div>
        <ListRowsSkeleton />
      </div>
    </>
  )
}
