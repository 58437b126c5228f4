import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'

/** What is shown instead of an empty list. Rarely shown, so its code is loaded on demand. */
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
/** Shorter searches to try, if the search was among the parts on this device. */
export const ShorterSearches = lazyComponent(
  () => import('./missed/ShorterSearches.tsx'),
  (piece) => piece.ShorterSearches,
)
/** Says that no part on this device is known to fit the vehicle. */
export const VehicleMissedHere = lazyComponent(
  () => import('./missed/VehicleWays.tsx'),
  (piece) => piece.VehicleMissedHere,
)
