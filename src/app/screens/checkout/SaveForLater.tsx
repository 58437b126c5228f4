import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { findLimitsError, suggestHighestTotal } from '#app/state/checkout/limits.ts'
import { saveOrder } from '#app/state/checkout/place.ts'
import { isQuotedAsChosen } from '#app/state/checkout/quote.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { css, cx } from '#styled/css'
import { heading, panel } from '#styled/recipes'
import { showPlacedOrder } from './PlaceOrder.tsx'

const holdDurationHours = [4, 24, 72, 168, 720]

/**
 * A form that saves the order on this device while offline, with the buyer's limits (such as the highest total). The order is sent later,
 * if its limits still hold.
 */
export function SaveForLater() {
  const { t } = useLingui()
  const { draft, placing } = useCheckout()
  const [tried, setTried] = useState(false)
  const chosen = draft.addressId !== '' && draft.delivery !== '' && draft.payment !== ''
  useAddresses()
  const isQuoted = isQuotedAsChosen()
  // The highest total is proposed again only when these values change, so that the buyer can empty the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prefilled value depends on these
  useEffect(suggestHighestTotal, [isQuoted, draft.quotedAt])
  const fault = tried ? findLimitsError() : null
  const words = (hours: number) => (hours < 24 ? t`${hours} hours` : hours === 24 ? t`1 day` : t`${hours / 24} days`)
  return (
    <form
      className={cx(panel(), fieldColumnClass)}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (findLimitsError() === null) showPlacedOrder(await saveOrder())
        else event.currentTarget.querySelector<HTMLInputElement>('[name=highestTotal]')?.focus()
      }}
    >
      <h3 className={heading({ level: 'group' })}>
        <Trans>Save it on this phone, send it later</Trans>
      </h3>
      <p className={mutedTextClass}>
        <Trans>
          The shop is asked as soon as there is a signal. It places the order only within your limits; otherwise it comes back to you,
          whole.
        </Trans>
      </p>
      <div className={fieldPairClass}>
        <TextField
          name="highestTotal"
          label={t`At most, in US dollars`}
          wrong={fault?.message}
          hint={
            draft.highestTotal !== '' && draft.highestTotal === draft.highestFilled
              ? t`What the shop quoted last, with delivery, tax and core charges.`
              : t`With delivery, tax and core charges.`
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={draft.highestTotal}
          onChange={(event) => editDraft({ highestTotal: event.target.value })}
        />
        <SelectField
          name="waitsHours"
          label={t`Send it within`}
          value={draft.waitsHours}
          onChange={(event) => editDraft({ waitsHours: Number(event.target.value) })}
        >
          {holdDurationHours.map((hours) => (
            <option key={hours} value={hours}>
              {words(hours)}
            </option>
          ))}
        </SelectField>
      </div>
      <FormFooter isBusy={placing} failure={tried && !chosen ? t`First choose address, delivery and payment.` : null}>
        <Trans>Save the order on this phone</Trans>
      </FormFooter>
    </form>
  )
}

const mutedTextClass = css({ color: 'fg.muted' })
const fieldPairClass = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
})
