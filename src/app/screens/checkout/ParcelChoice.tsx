import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShownQuote } from '#app/hooks/use-checkout.ts'
import { day } from '#app/i18n/format.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { ChoiceList } from './ChoiceList.tsx'

/** Says which pieces come later, and lets the buyer choose between one parcel and two. */
export function ParcelChoice({ backOrder: { now, later, on, parcels, mayChoose } }: { backOrder: NonNullable<ShownQuote['backOrder']> }) {
  const { t } = useLingui()
  if (!mayChoose)
    return (
      <p>
        <Plural
          value={later}
          one={`# piece is on back-order and expected about ${day(on)}. The order goes when all of it is there.`}
          other={`# pieces are on back-order and expected about ${day(on)}. The order goes when all of it is there.`}
        />
      </p>
    )
  return (
    <ChoiceList
      name="parcels"
      legend
      label={t`Some pieces are on back-order`}
      chosen={parcels}
      onChoose={(id) => editDraft({ parcels: id === 'one' ? 'one' : 'two' })}
      options={[
        {
          id: 'two',
          title: <Trans>Two parcels</Trans>,
          words: (
            <Trans>
              {now} now, {later} about {day(on)}. Delivery is paid once.
            </Trans>
          ),
        },
        { id: 'one', title: <Trans>One parcel</Trans>, words: <Trans>Everything together, about {day(on)}.</Trans> },
      ]}
    />
  )
}
