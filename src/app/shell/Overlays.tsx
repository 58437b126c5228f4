import { useTray } from '#app/hooks/compare/use-tray.ts'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { closeOverlay, overlay } from '#app/state/page/overlay.ts'
import { Toast } from './Toast.tsx'

const Drawer = lazyComponent(
  () => import('./lazy/Drawer.tsx'),
  (piece) => piece.default,
  { isPrefetched: true },
)
const VehiclePicker = lazyComponent(
  () => import('./lazy/vehicle/VehiclePicker.tsx'),
  (piece) => piece.default,
)

const CompareTray = lazyComponent(
  () => import('./lazy/CompareTray.tsx'),
  (piece) => piece.default,
)

/** The menu drawer and the vehicle picker, which open above the page, and the tray of compared parts. Their code is loaded on first use. */
export function Overlays() {
  const { current } = useStateSnapshot(overlay)
  const drawer = useIsComponentLoaded(Drawer, current.type === 'drawer')
  const picker = useIsComponentLoaded(VehiclePicker, current.type === 'vehicle-picker')
  const hasCompared = useTray().parts.length > 0
  const compared = useIsComponentLoaded(CompareTray, hasCompared)
  return (
    <>
      <Toast />
      {compared ? <CompareTray /> : null}
      {drawer && current.type === 'drawer' ? <Drawer startSection={current.startSection} onClose={() => closeOverlay('drawer')} /> : null}
      {picker ? <VehiclePicker onClose={() => closeOverlay('vehicle-picker')} /> : null}
    </>
  )
}
