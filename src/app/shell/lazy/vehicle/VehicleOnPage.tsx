import type { ChosenVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { FitVerdicts } from './FitVerdicts.tsx'
import { VehicleBar } from './VehicleBar.tsx'

/** What a chosen vehicle adds to every page: the header's line, and which parts fit. Its code is loaded only if one is chosen. */
export const VehicleOnPage = ({ vehicle }: { vehicle: ChosenVehicle }) => (
  <>
    <VehicleBar vehicle={vehicle} />
    <FitVerdicts vehicle={vehicle} />
  </>
)
