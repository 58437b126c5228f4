import { Plural, Trans } from '@lingui/react/macro'
import { useGarage } from '#app/hooks/garage/use-garage.ts'
import { href } from '#contract/routes/addresses.ts'
import { Row } from './Row.tsx'

/** How many vehicles are named in the row. */
const MAX_NAMED = 3

/** A link to the user's vehicles, with the names of those that were changed last. */
export function VehiclesRow() {
  const { vehicles, status } = useGarage()
  const names = vehicles.slice(0, MAX_NAMED).map(({ name }) => name)
  return (
    <Row
      to={href('garage')}
      name={vehicles.length > 1 ? <Plural value={vehicles.length} one="# vehicle" other="# vehicles" /> : <Trans>Your vehicles</Trans>}
    >
      {names.length > 0 ? (
        `${names.join(', ')}${vehicles.length > MAX_NAMED ? ' …' : ''}`
      ) : status === 'ready' ? (
        <Trans>None yet. Keep one, and what fits it is two taps away.</Trans>
      ) : (
        <span>…</span>
      )}
    </Row>
  )
}
