import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'

// Units are read from the device's database, and kept by few; the question is there before their code.

/** The old units of this device, to go on with. */
export const UnitsHere = lazyComponent(
  () => import('./UnitsHere.tsx'),
  (piece) => piece.UnitsHere,
)

/** Keeps the answers as a unit of a job. */
export const KeepUnit = lazyComponent(
  () => import('./KeepUnit.tsx'),
  (piece) => piece.KeepUnit,
)
