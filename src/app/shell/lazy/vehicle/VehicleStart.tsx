import { Suspense, useEffect } from 'react'
import { reloadForChunk } from '#app/hooks/lazy/chunk-reload.ts'
import { importWithRetries } from '#app/hooks/lazy/import-until-here.ts'
import { createLoadableComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chosenVehicle, watchVehicle } from '#app/state/garage/chosen-vehicle.ts'

// Not a `lazyComponent`, because those are prefetched, and most visitors have chosen no vehicle.
const VehicleOnPage = createLoadableComponent(
  async () => (await importWithRetries(() => import('./VehicleOnPage.tsx'), reloadForChunk)).VehicleOnPage,
)

/** Restores the chosen vehicle after the first paint, and shows it. */
export function VehicleStart() {
  const { current } = useStateSnapshot(chosenVehicle)
  useEffect(() => watchVehicle(), [])
  return current === null ? null : (
    <Suspense>
      <VehicleOnPage vehicle={current} />
    </Suspense>
  )
}
