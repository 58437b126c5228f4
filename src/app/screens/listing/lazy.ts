import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { isMessageDrawn } from '#app/ui/Message.tsx'

/** What is shown instead of an empty list. Rarely shown, so its code is loaded on demand. */
export const NothingFound = lazyComponent(
  () => import('./NothingFound.tsx'),
  (piece) => piece.NothingFound,
  { inPage: isMessageDrawn() },
)
export const NoSearchResults = lazyComponent(
  () => import('./missed/NoSearchResults.tsx'),
  (piece) => piece.NoSearchResults,
  { inPage: isMessageDrawn() },
)
/** The measures that a search text names. Few texts name any. */
export const UnderstoodMeasures = lazyComponent(
  () => import('./UnderstoodMeasures.tsx'),
  (piece) => piece.UnderstoodMeasures,
  { inPage: true },
)
/** Shorter searches to try, if the search was among the parts on this device. */
export const ShorterSearches = lazyComponent(
  () => import('./missed/ShorterSearches.tsx'),
  (piece) => piece.ShorterSearches,
)
/** Says that no part on this device is known to fit the vehicle. */
export const NoDevicePartsForVehicle = lazyComponent(
  () => import('./missed/VehicleLinks.tsx'),
  (piece) => piece.NoDevicePartsForVehicle,
)
/** The components of a unit, whose exact number was searched. */
export const UnitKindChips = lazyComponent(
  () => import('#app/ui/part/UnitKindChips.tsx'),
  (piece) => piece.UnitKindChips,
)
