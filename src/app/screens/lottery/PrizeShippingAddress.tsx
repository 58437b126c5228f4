import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAddressBook } from '#app/hooks/use-addresses.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { translate } from '#app/i18n/language.ts'
import { sendPrizeAddress } from '#app/state/lottery/lottery.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { Link } from '#app/ui/Link.tsx'
import { numberClass } from '#app/ui/part/digits.ts'
import { AppError } from '#contract/errors.ts'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, field, link } from '#styled/recipes'

interface PrizeShippingAddressProps {
  draw: LotteryDraw
  parcel: NonNullable<LotteryDraw['parcel']>
}

/** The delivery address of a prize. Another address can be selected until the prize is shipped. */
export function PrizeShippingAddress({ draw, parcel: given }: PrizeShippingAddressProps) {
  const { t } = useLingui()
  const { rows } = useAddressBook()
  const [parcel, setParcel] = useState(given)
  const [chosen, setChosen] = useState('')
  const [failure, setFailure] = useState('')
  const choice = rows.find(({ id }) => id === chosen) ?? rows[0]
  const { isBusy, press } = useBusyButton(async () => {
    if (choice === undefined) return
    setFailure('')
    const { id: _, defaultFor: __, updatedAt: ___, ...address } = choice
    try {
      setParcel((await sendPrizeAddress({ id: draw.id, address: { ...address, lines: [...address.lines] } })).parcel ?? parcel)
    } catch (error) {
      if (!(error instanceof AppError)) logErrorOnly(error)
      setFailure(error instanceof AppError ? error.message : new AppError('internal').message)
    }
  })
  if (parcel.state === 'sent')
    return (
      <p>
        <Trans>Sent to {parcel.shipTo}</Trans>
        {parcel.tracking === '' ? null : (
          <>
            {', '}
            {parcel.carrier} <span className={numberClass}>{parcel.tracking}</span>
          </>
        )}
      </p>
    )
  return (
    <div className={columnClass}>
      <p>
        {parcel.shipTo === '' ? (
          <Trans>Say where it goes; the shop sends it for nothing.</Trans>
        ) : (
          <Trans>It goes to {parcel.shipTo}.</Trans>
        )}
      </p>
      {rows.length === 0 ? null : (
        <p className={lineClass}>
          <select
            className={field()}
            aria-label={t`Address for this prize`}
            value={choice?.id ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {rows.map(({ id, name, company, lines, city }) => (
              <option key={id} value={id}>
                {[name, company, lines[0], city].filter((part) => part !== undefined && part !== '').join(', ')}
              </option>
            ))}
          </select>
          <button type="button" className={button()} aria-disabled={isBusy || undefined} onClick={press}>
            <Trans>Send it there</Trans>
          </button>
        </p>
      )}
      <Link to={href('address')} className={link({ tall: true })}>
        <Trans>Add an address</Trans>
      </Link>
      <p role="alert">{failure === '' ? null : translate(failure)}</p>
    </div>
  )
}

const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', justifyItems: 'start' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', width: 'full' })
