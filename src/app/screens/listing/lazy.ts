import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'

/** An empty listing, and a search without results. Rarely shown, so loaded on demand. */
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
/** The same for parts on this device. */
export const ShorterSearches = lazyComponent(
  () => import('./missed/ShorterSearches.tsx'),
  (piece) => piece.ShorterSearches,
)
/** For a vehicle that no part on this device is known to fit. */
export const VehicleMissedHere = lazyComponent(
  () => import('./missed/VehicleWays.tsx'),
  (piece) => piece.VehicleMissedHere,
)
