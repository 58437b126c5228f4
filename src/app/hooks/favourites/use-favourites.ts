import { useEffect } from 'react'
import { useWithoutEndedPromotions } from '#app/hooks/catalogue/use-without-ended.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { areFavouritesFresh, type FavouritesState, favourites, loadFavourites, readFavourites } from '#app/state/favourites/favourites.ts'
import { onOutboxChanged } from '#app/state/outbox/context.ts'
import { FRESH_FOR_MS } from '#app/state/page/is-younger.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'

const reloadFavourites = () => void loadFavourites().catch(logErrorOnly)
const readStoredFavourites = () => void readFavourites().catch(logErrorOnly)
const reloadFavouritesIfOld = () => {
  if (!areFavouritesFresh(FRESH_FOR_MS)) reloadFavourites()
}

/**
 * Returns the favourites, including changes that the server has not confirmed yet. They are refreshed on mount, and when the page becomes
 * visible or the network returns.
 */
export function useFavourites(): Readonly<FavouritesState> {
  useEffect(() => {
    reloadFavouritesIfOld()
    const stops = [onOutboxChanged(readStoredFavourites), onNetworkRecovered(reloadFavourites), onResume(reloadFavouritesIfOld)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  // The snapshot is replaced as a whole and never mutated, but valtio's readonly type would not allow passing a part of it on.
  const kept = useStateSnapshot(favourites) as Readonly<FavouritesState>
  const marks = useWithoutEndedPromotions(kept.marks)
  return marks === kept.marks ? kept : { ...kept, marks }
}

export type DisplayedFavourites = ReturnType<typeof useFavourites>
export type DisplayedFavourite = DisplayedFavourites['marks'][number]
export type DisplayedFavouriteFolder = DisplayedFavourites['folders'][number]
export type RefusedFavouriteChange = DisplayedFavourites['refused'][number]
