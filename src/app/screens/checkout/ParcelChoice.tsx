import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedQuote } from '#app/hooks/use-checkout.ts'
import { formatDay } from '#app/i18n/format.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { ChoiceList } from './ChoiceList.tsx'

/** Says which pieces come later, and lets the buyer choose between one parcel and two. */
export function ParcelChoice({
  backOrder: { now, later, on, parcels, mayChoose },
}: {
  backOrder: NonNullable<DisplayedQuote['backOrder']>
}) {
  const { t } = useLingui()
  if (!mayChoose)
    return (
      <p>
        <Plural
          value={later}
          one={`# piece is on back-order and expected about ${formatDay(on)}. The order goes when all of it is there.`}
          other={`# pieces are on back-order and expected about ${formatDay(on)}. The order goes when all of it is there.`}
        />
      </p>
    )
  return (
    <ChoiceList
      name="parcels"
      isLabelVisible
      label={t`Some pieces are on back-order`}
      chosenId={parcels}
      onChoose={(id) => editDraft({ parcels: id === 'one' ? 'one' : 'two' })}
      options={[
        {
          id: 'two',
          title: <Trans>Two parcels</Trans>,
          words: (
            <Trans>
              {now} now, {later} about {formatDay(on)}. Delivery is paid once.
            </Trans>
          ),
        },
        { id: 'one', title: <Trans>One parcel</Trans>, words: <Trans>Everything together, about {formatDay(on)}.</Trans> },
      ]}
    />
  )
}
