import { Trans } from '@lingui/react/macro'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useCoresOwed } from '#app/hooks/garage/use-cores-owed.ts'
import { type DisplayedGarage, type DisplayedVehicle, useGarage } from '#app/hooks/garage/use-garage.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { AddVehicle } from './AddVehicle.tsx'
import { DeletedVehicleNotice } from './DeletedVehicleNotice.tsx'
import { GarageStatus } from './GarageStatus.tsx'
import { RefusedVehicles } from './RefusedVehicles.tsx'
import { VehicleCard } from './VehicleCard.tsx'
import { useVehicleDialog } from './VehicleDialog.tsx'

const signInHref = () => `${href('login')}?${new URLSearchParams({ redirect: href('garage') })}`

/**
 * `/prod/vehicles`: the user's vehicles and machines with what is fitted to them. A guest's are on this device, a member's in the account;
 * both work without a network.
 */
export default function GarageScreen() {
  const garage = useGarage(false)
  const isMember = useMember()
  const dialog = useVehicleDialog()
  return (
    <AccountFrame current="garage">
      <FormPage isWide title={<Trans>Your vehicles</Trans>}>
        <p className={leadClass}>
          <Trans>
            Your vehicles and machines, with what you fitted. Choose one, and lists and part pages say what fits it. All of it works without
            a signal.
          </Trans>
        </p>
        <AddVehicle onAdd={dialog.openForNew} />
        {dialog.unfinishedName === null ? null : (
          <div className={unfinishedClass} role="status">
            <span>
              <Trans>Not kept yet: {dialog.unfinishedName}</Trans>
            </span>
            <button type="button" className={button()} onClick={dialog.openUnfinished}>
              <Trans>Go on</Trans>
            </button>
            <button type="button" className={button({ tone: 'plain' })} onClick={dialog.discardUnfinished}>
              <Trans>Discard</Trans>
            </button>
          </div>
        )}
        {garage.status === 'loading' ? (
          <GarageSkeleton />
        ) : (
          <>
            {isMember ? <GarageStatus garage={garage} /> : null}
            {garage.status === 'cannot-load' ? (
              <Message
                role="alert"
                title={<Trans>No signal. Your vehicles are with the shop and come with the next signal.</Trans>}
                lead={<Trans>What you add until then is kept on this phone and joins them.</Trans>}
              />
            ) : null}
            <RefusedVehicles refused={garage.refused} onEdit={dialog.openForRefused} />
            <DeletedVehicleNotice />
            <VehicleList garage={garage} isMember={isMember} onEdit={dialog.openForChange} />
            {isMember ? null : (
              <p className={leadClass}>
                <Trans>They are kept on this device.</Trans>{' '}
                <Link to={signInHref()} className={link({ tall: true })}>
                  <Trans>Sign in, and they are in your account on every device.</Trans>
                </Link>
              </p>
            )}
          </>
        )}
        {dialog.element}
      </FormPage>
    </AccountFrame>
  )
}

interface VehicleListProps {
  garage: DisplayedGarage
  isMember: boolean
  onEdit: (vehicle: DisplayedVehicle) => void
}

const byName = (one: DisplayedVehicle, other: DisplayedVehicle) => one.name.localeCompare(other.name, undefined, { numeric: true })

/** The vehicles by name, or what the page is for if there are none. */
function VehicleList({ garage: { vehicles, status }, isMember, onEdit }: VehicleListProps) {
  const cores = useCoresOwed(isMember)
  if (vehicles.length === 0)
    return status === 'ready' ? (
      <Message
        title={<Trans>No vehicle yet.</Trans>}
        lead={
          <Trans>
            Type one above, such as “hilux 2.4d 2005”, or a machine as you call it, with its serial number. Next time its parts are two taps
            away, and you see what you fitted last.
          </Trans>
        }
      />
    ) : null
  return (
    <ul className={listClass}>
      {vehicles.toSorted(byName).map((vehicle) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} cores={cores} isMember={isMember} onEdit={() => onEdit(vehicle)} />
      ))}
    </ul>
  )
}

/** The placeholder of the list: two cards. */
const GarageSkeleton = () => (
  <div aria-busy="true">
    <div aria-hidden="true" className={listClass}>
      {[1, 2].map((at) => (
        <div key={at}>
          <Skeleton width={96} height={72} />
          <TextBars lineCount={3} firstWidthIndex={at} />
        </div>
      ))}
    </div>
  </div>
)

const unfinishedClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' })
const leadClass = css({ maxWidth: 'prose', color: 'fg.muted' })
const listClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  alignItems: 'start',
})
