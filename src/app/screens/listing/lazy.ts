import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'

/** An empty listing, and a search that found nothing. Seldom seen, so their code comes only then. */
export const NothingFound = lazyComponent(
  () => import('./NothingFound.tsx'),
  (piece) => piece.NothingFound,
  { inPage: true },
)
export const SearchMissed = lazyComponent(
  () => import('./missed/SearchMissed.tsx'),
  (piece) => piece.SearchMissed,
  { inPage: true },
)
/** The same among the parts that this device has kept. */
export const ShorterSearches = lazyComponent(
  () => import('./missed/ShorterSearches.tsx'),
  (piece) => piece.ShorterSearches,
)
/** Of a vehicle that no part which this device has kept is known to fit. */
export const VehicleMissedHere = lazyComponent(
  () => import('./missed/VehicleWays.tsx'),
  (piece) => piece.VehicleMissedHere,
)
