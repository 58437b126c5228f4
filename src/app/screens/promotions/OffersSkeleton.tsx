import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'

/** Placeholders of rows, as high as the rows. */
export function RowsSkeleton({ rows }: { rows: number }) {
  const row = partRow({ columns: true })
  return (
    <div className={row.list} aria-hidden>
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
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

/** Placeholders of two promotions. */
export const OffersSkeleton = () => (
  <>
    {[1, 2].map((at) => (
      <div key={at} className={sectionClass} aria-hidden>
        <Skeleton width={240} height={24} />
        <Skeleton width={320} />
        <RowsSkeleton rows={4} />
      </div>
    ))}
  </>
)

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
