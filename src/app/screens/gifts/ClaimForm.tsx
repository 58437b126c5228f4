import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DisplayedAddress, useAddressBook } from '#app/hooks/use-addresses.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { type ClaimOutcome, claimGift, newClaimAttempt } from '#app/state/rewards/claim.ts'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass, linkRowClass } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { Gift } from '#contract/gifts/gifts.ts'
import { href } from '#contract/routes/addresses.ts'
import { button, mark, panel } from '#styled/recipes'

interface ClaimFormProps {
  gift: Gift
  pointsBalance: number | null
  onClaimed: (claimed: ClaimOutcome) => void
  onClose: () => void
}

/** Asks for confirmation before a gift is claimed: its price, the remaining points, and the delivery address. Then shows the result. */
export function ClaimForm({ gift, pointsBalance, onClaimed, onClose }: ClaimFormProps) {
  const [taken, setTaken] = useState<ClaimOutcome | null>(null)
  if (taken !== null) return <ClaimedGift claimed={taken} onClose={onClose} />
  return (
    <ClaimConfirmation
      gift={gift}
      pointsBalance={pointsBalance}
      onClaimed={(claimed) => {
        setTaken(claimed)
        onClaimed(claimed)
      }}
    />
  )
}

function ClaimConfirmation({
  gift,
  pointsBalance: own,
  onClaimed,
}: {
  gift: Gift
  pointsBalance: number | null
  onClaimed: (claimed: ClaimOutcome) => void
}) {
  const { id: spuid, points, kind } = gift
  const { rows, status } = useAddressBook()
  const usual = rows.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? rows[0]
  const [chosen, setChosen] = useState('')
  const [claiming] = useState(newClaimAttempt)
  const address = rows.find(({ id }) => id === chosen) ?? usual
  const { form, failure, busy } = useForm({
    callName: 'giftClaim',
    toCallInput: () => ({ spuid, points, ...(kind === 'coupon' || address === undefined ? {} : { address: parcelFields(address) }) }),
    send: async (input) => onClaimed(await claimGift(claiming, input)),
  })
  if (kind === 'goods' && address === undefined && status !== 'loading') return <NoAddress />
  return (
    <form {...form} className={fieldColumnClass}>
      <p>
        <Plural value={points} one="It takes # point." other="It takes # points." />{' '}
        {own === null ? null : <Trans>You keep {formatNumber(Math.max(0, own - points))}.</Trans>}
      </p>
      {kind === 'goods' ? <ParcelAddressChoice rows={rows} chosenId={address?.id ?? ''} onChoose={setChosen} /> : null}
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Taking it…</Trans> : <Plural value={points} one="Take it for # point" other="Take it for # points" />}
      </FormFooter>
    </form>
  )
}

/** Returns the fields of an address that a parcel needs. */
const parcelFields = ({
  name,
  company,
  phone,
  country,
  lines,
  city,
  region,
  postcode,
}: ReturnType<typeof useAddressBook>['rows'][number]) => ({
  ...{ name, company, phone, country, lines: [...lines], city, region, postcode },
})

const NoAddress = () => (
  <div className={fieldColumnClass}>
    <p>
      <Trans>There is no address to send it to yet. Write one down first; the gift is still here then.</Trans>
    </p>
    <p>
      <Link to={href('address')} className={button({ tone: 'primary' })}>
        <Trans>Add an address</Trans>
      </Link>
    </p>
  </div>
)

/** A completed claim of a gift: the next steps, and the remaining points. */
const ClaimedGift = ({ claimed: { claim, balance }, onClose }: { claimed: ClaimOutcome; onClose: () => void }) => (
  <div className={fieldColumnClass} role="status">
    <p className={mark({ tone: 'good' })}>
      <Icon name="check" />
      <Trans>It is yours.</Trans>
    </p>
    {claim.couponCode === '' ? (
      <p>
        <Trans>The shop sends it to {claim.shipTo}.</Trans>
      </p>
    ) : (
      <p>
        <Trans>Your coupon:</Trans> <PartNumber number={claim.couponCode} isCopyable />
      </p>
    )}
    <p>
      <Plural value={balance} one="You have # point left." other="You have # points left." />
    </p>
    <p className={linkRowClass}>
      <Link to={href('gifts')} className={button({ tone: 'primary' })}>
        {claim.couponCode === '' ? <Trans>Follow it</Trans> : <Trans>Use it</Trans>}
      </Link>
      <button type="button" className={button()} onClick={onClose}>
        <Trans>Close</Trans>
      </button>
    </p>
  </div>
)

interface ParcelAddressChoiceProps {
  rows: readonly DisplayedAddress[]
  chosenId: string
  onChoose: (id: string) => void
}

/** A choice of the address that goods are delivered to. The chosen address is shown completely, so that an outdated one is noticed. */
function ParcelAddressChoice({ rows, chosenId, onChoose }: ParcelAddressChoiceProps) {
  const { t } = useLingui()
  const address = rows.find(({ id }) => id === chosenId)
  return (
    <>
      <SelectField
        name="address"
        label={t`Send it to`}
        wrong={undefined}
        value={chosenId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {rows.map(({ id, name, company, city }) => (
          <option key={id} value={id}>
            {[company || name, city].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
      {address === undefined ? null : (
        <div className={panel({ look: 'note' })}>
          <AddressText address={address} />
        </div>
      )}
    </>
  )
}
