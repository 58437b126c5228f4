import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type FoundVehicle, findVehicles } from '#app/state/catalogue/find-vehicles.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { MessageLink, MessageLinkList } from '#app/ui/Message.tsx'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'

const MAX_VEHICLES_SHOWN = 3

/** Links to the searched vehicles with all engines, because no part is known to fit the searched engine. */
export function VehicleLinks({ text }: { text: string }) {
  const [vehicles, setVehicles] = useState<FoundVehicle[]>([])
  useEffect(() => {
    let left = false
    findVehicles(text).then((found) => left || setVehicles(found.vehicles.slice(0, MAX_VEHICLES_SHOWN)), logErrorOnly)
    return () => {
      left = true
    }
  }, [text])
  if (vehicles.length === 0) return null
  return (
    <MessageLinkList>
      {vehicles.map(({ modelid, brand, model }) => (
        <MessageLink key={modelid} to={vehicleHref(modelid)}>
          <Trans>
            All engines of the {brand} {model}
          </Trans>
        </MessageLink>
      ))}
    </MessageLinkList>
  )
}

/** Says that no part on this device is known to fit the searched vehicles, with links to them. */
export function NoDevicePartsForVehicle({ text, vehicleNames }: { text: string; vehicleNames: readonly string[] }) {
  const vehicle = vehicleNames.join('; ')
  return (
    <>
      <p>
        <Trans>
          {vehicle}: on this phone no part for “{text}” is known to fit.
        </Trans>
      </p>
      <VehicleLinks text={text} />
    </>
  )
}
