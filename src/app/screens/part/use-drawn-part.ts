import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { categories } from '#app/state/catalogue/categories.ts'
import { listedCard } from '#app/state/catalogue/listed-card.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import { isReturning } from '#app/state/page/scroll.ts'
import type { Category, CategoryCrumb, PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

/** What a part's page shows: the whole part, or at first its row in a list, with the categories above it. */
export type DrawnPart = { type: 'detail'; part: PartDetail } | { type: 'card'; part: PartCard; path: CategoryCrumb[] }

/**
 * Returns what the page of a part shows. A part that was pressed in a list appears at once, as its row had it; the rest follows in a
 * transition, in slices, even if it is here already. On the way back the page appears as it was left.
 */
export function useDrawnPart(mcode: Mcode, detail: QueryState<PartDetail>): QueryState<DrawnPart> {
  const [card] = useState(() => (isReturning() ? null : drawnCard(mcode)))
  const [isCardDrawn, setCardDrawn] = useState(card === null)
  useEffect(() => startTransition(() => setCardDrawn(true)), [])
  const newest = useMemo(
    (): QueryState<DrawnPart> =>
      detail.status === 'ready'
        ? { ...detail, value: { type: 'detail', part: detail.value } }
        : detail.status === 'loading' && card
          ? card
          : detail,
    [detail, card],
  )
  const drawn = useDeferredValue(isCardDrawn || card === null ? newest : card)
  return drawn === card ? drawn : newest
}

function drawnCard(mcode: Mcode): QueryState<DrawnPart> | null {
  const listed = listedCard(mcode)
  // What has ended may have a successor, which is named above the picture: then everything would move.
  if (listed === null || listed.value.stock.state === 'ended') return null
  return { ...listed, value: { type: 'card', part: listed.value, path: pathOf(listed.value.backCategoryId, categories.all) } }
}

/** Returns the categories from the top down to the one of this id. Empty if it is unknown. */
function pathOf(id: string, tops: readonly Category[]): CategoryCrumb[] {
  for (const top of tops) {
    if (top.id === id) return [top]
    const category = top.children.find((child) => child.id === id)
    if (category !== undefined) return [top, category]
  }
  return []
}
