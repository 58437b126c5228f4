import { Trans } from '@lingui/react/macro'
import { navigateTo, usePathname, useQueryString } from '#app/hooks/navigation.ts'
import type { ChosenVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { vehicleTitle } from '#app/state/garage/vehicle-title.ts'
import { Checkbox } from '#app/ui/form/Checkbox.tsx'
import { clearVehicle, readListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'

/** The switch of a list that shows only what fits the chosen vehicle. The choice is in the address. */
export function FitSwitch({ vehicle }: { vehicle: ChosenVehicle }) {
  const path = usePathname()
  const query = readListingQuery(useQueryString())
  const { modelid, engine, year } = vehicle
  const isOn = query.modelid === modelid && query.engine === engine && query.year === year
  const title = vehicleTitle(vehicle)
  return (
    <Checkbox
      isChecked={isOn}
      onChange={(on) => navigateTo(path + writeListingQuery(on ? { ...query, modelid, engine, year, pageNo: 1 } : clearVehicle(query)))}
    >
      <span>
        <Trans>
          Only what fits <b>{title}</b>
        </Trans>
      </span>
    </Checkbox>
  )
}
