import { Trans, useLingui } from '@lingui/react/macro'
import { useViewedPartsForVehicle } from '#app/hooks/use-fits-here.ts'
import { ViewedPartList } from '#app/ui/part/ViewedPartList.tsx'
import { heading, message } from '#styled/recipes'

interface FittingDevicePartsProps {
  modelid: string
  model: string
  engine: string | null
  year: number | null
}

/** A list of the parts on this device that fit the vehicle, shown offline. */
export function FittingDeviceParts({ modelid, model, engine, year }: FittingDevicePartsProps) {
  const { t } = useLingui()
  const views = useViewedPartsForVehicle(modelid, engine, year)
  if (views.length === 0) return null
  return (
    <section className={message().held}>
      <h2 className={heading({ level: 'section' })}>
        {model === '' ? <Trans>Parts on this phone that fit</Trans> : <Trans>Parts on this phone that fit the {model}</Trans>}
      </h2>
      <ViewedPartList views={views} label={t`Parts on this phone that fit`} />
    </section>
  )
}
