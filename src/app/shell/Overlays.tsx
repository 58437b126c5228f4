import { Suspense } from 'react'
import { closeOverlay, overlay } from '#app/state/page/overlay.ts'
import { lazyComponent } from '#app/hooks/lazy-component.ts'
import { Toast } from './Toast.tsx'
import { useFacts } from '#app/hooks/use-facts.ts'

const Drawer = lazyComponent(
  () => import('./lazy/Drawer.tsx'),
  (piece) => piece.default,
)
const VehiclePicker = lazyComponent(
  () => import('./lazy/VehiclePicker.tsx'),
  (piece) => piece.default,
)

/** What floats over the page. The drawer and the vehicle picker come when they are first asked for. */
export function Overlays() {
  const now = useFacts(overlay).now
  return (
    <>
      <Toast />
      <Suspense>
        {now.is === 'drawer' ? <Drawer at={now.at} onClose={() => closeOverlay('drawer')} /> : null}
        {now.is === 'vehicle-picker' ? <VehiclePicker onClose={() => closeOverlay('vehicle-picker')} /> : null}
      </Suspense>
    </>
  )
}
