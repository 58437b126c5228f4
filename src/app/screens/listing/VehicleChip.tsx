import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { Id } from '#contract/kernel/primitives.ts'
import { clearVehicle, type ListingQuery } from '#contract/listing/listing-query.ts'
import { vehicleNameLoad } from '#contract/loads/listing-loads.ts'
import { chip } from '#styled/recipes'

interface VehicleChipProps {
  modelid: Id
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/** The vehicle that the parts of a list must fit, as a chip; a tap removes it. */
export function VehicleChip({ modelid, query, addressOf }: VehicleChipProps) {
  const { t } = useLingui()
  const models = useLoadedQuery(vehicleNameLoad(modelid))
  const model = models.status === 'ready' ? models.value.find(({ id }) => id === modelid) : undefined
  const name = model ? `${model.brand} ${model.name}` : t`the chosen vehicle`
  const vehicle = [name, query.engine, query.year].filter((fact) => fact !== null).join(' ')
  return (
    <Link to={addressOf(clearVehicle(query))} className={chip()} aria-label={t`Remove: only what fits ${vehicle}`}>
      <Icon name="vehicle" size={16} /> <Trans>Fits {vehicle}</Trans> <Icon name="close" />
    </Link>
  )
}
