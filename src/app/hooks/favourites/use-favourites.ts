import { useEffect } from 'react'
import { useWithoutEndedPromotions } from '#app/hooks/catalogue/use-without-ended.ts'
import { useFacts } from '#app/hooks/use-facts.ts'
import { type FavouritesState, favourites, isFavouritesYoung, loadFavourites, readFavourites } from '#app/state/favourites/favourites.ts'
import { onOutboxChanged } from '#app/state/outbox/send.ts'
import { FRESH_MS } from '#app/state/page/is-younger.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'

const load = () => void loadFavourites().catch(logOnly)
const read = () => void readFavourites().catch(logOnly)
const reloadIfOld = () => {
  if (!isFavouritesYoung(FRESH_MS)) load()
}

/**
 * Returns the favourites, including changes that the server has not confirmed yet. They are refreshed on mount, and when the page becomes
 * visible or the network returns.
 */
export function useFavourites(): Readonly<FavouritesState> {
  useEffect(() => {
    reloadIfOld()
    const stops = [onOutboxChanged(read), onShopBack(load), onResume(reloadIfOld)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  // The snapshot is replaced as a whole and never mutated, but valtio's readonly type would not allow passing a part of it on.
  const kept = useFacts(favourites) as Readonly<FavouritesState>
  const marks = useWithoutEndedPromotions(kept.marks)
  return marks === kept.marks ? kept : { ...kept, marks }
}

export type ShownFavourites = ReturnType<typeof useFavourites>
export type ShownMark = ShownFavourites['marks'][number]
export type ShownFolder = ShownFavourites['folders'][number]
export type ShownRefused = ShownFavourites['refused'][number]
