import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
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
  const { current } = useStateSnapshot(overlay)
  const drawer = useIsComponentLoaded(Drawer, current.type === 'drawer')
  const picker = useIsComponentLoaded(VehiclePicker, current.type === 'vehicle-picker')
  return (
    <>
      <Toast />
      {drawer && current.type === 'drawer' ? <Drawer startSection={current.startSection} onClose={() => closeOverlay('drawer')} /> : null}
      {picker ? <VehiclePicker onClose={() => closeOverlay('vehicle-picker')} /> : null}
    </>
  )
}
