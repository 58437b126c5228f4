import type { SeenPart } from '#app/hooks/use-view-history.ts'
import { PartList } from '#app/ui/PartList.tsx'

interface SeenPartsProps {
  views: readonly SeenPart[]
  /** What the list is called by a screen reader. */
  label: string
}

/** Parts as this device remembers them, each with a price and a stock of when the shop said them. */
export function SeenParts({ views, label }: SeenPartsProps) {
  const ages = new Map(views.map(({ mcode, viewedAt, asOf = new Date(viewedAt).toISOString() }) => [mcode, asOf]))
  return <PartList parts={views.map(({ part }) => part)} asOf={({ mcode }) => ages.get(mcode) ?? null} label={label} />
}
