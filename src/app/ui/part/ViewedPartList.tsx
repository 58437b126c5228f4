import { useWithoutEndedPromotions } from '#app/hooks/catalogue/use-without-ended.ts'
import type { SeenPart } from '#app/hooks/use-view-history.ts'
import { PartList } from '#app/ui/PartList.tsx'

interface ViewedPartListProps {
  views: readonly SeenPart[]
  /** The accessible name of the list. */
  label: string
}

/** A list of parts stored on this device, each with the age of its price and stock. */
export function ViewedPartList({ views, label }: ViewedPartListProps) {
  const now = useWithoutEndedPromotions(views)
  const ages = new Map(views.map(({ mcode, viewedAt, asOf = new Date(viewedAt).toISOString() }) => [mcode, asOf]))
  return <PartList parts={now.map(({ part }) => part)} dataTimeOf={({ mcode }) => ages.get(mcode) ?? null} label={label} />
}
