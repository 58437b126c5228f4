import { lazyComponent, useIsLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { closeOverlay, overlay } from '#app/state/page/overlay.ts'
import { Toast } from './Toast.tsx'

const Drawer = lazyComponent(
  () => import('./lazy/Drawer.tsx'),
  (piece) => piece.default,
)
const VehiclePicker = lazyComponent(
  () => import('./lazy/vehicle/VehiclePicker.tsx'),
  (piece) => piece.default,
)

/** The menu drawer and the vehicle picker, which open above the page. Their code is loaded on first use. */
export function Overlays() {
  const { now } = useStateSnapshot(overlay)
  const drawer = useIsLoaded(Drawer, now.type === 'drawer')
  const picker = useIsLoaded(VehiclePicker, now.type === 'vehicle-picker')
  return (
    <>
      <Toast />
      {drawer && now.type === 'drawer' ? <Drawer at={now.at} onClose={() => closeOverlay('drawer')} /> : null}
      {picker ? <VehiclePicker onClose={() => closeOverlay('vehicle-picker')} /> : null}
    </>
  )
}
