import { Trans } from '@lingui/react/macro'
import { useResource } from '#app/hooks/use-resource.ts'
import { translate } from '#app/i18n/language.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Message } from '#app/ui/Message.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
import type { AppError } from '#contract/errors.ts'
import { heading } from '#styled/recipes'
import { partSearchInput } from './in-lists.ts'
import { PartFromList } from './PartFromList.tsx'
import { PartInCart } from './PartInCart.tsx'
import { PartSkeleton } from './PartSkeleton.tsx'

interface PartAbsentProps {
  mcode: string
}

const reloadPart = (mcode: string) => catalogue.productDetail.reload({ mcode })

const Title = ({ mcode }: PartAbsentProps) => (
  <h1>
    <PartNumber number={mcode} size="hero" isCopyable />
  </h1>
)

/**
 * What is shown offline for a part whose page is not on this device: its data from a list if there is some, otherwise an explanation, with
 * actions. It never claims that the part does not exist.
 */
export function PartAbsent({ mcode }: PartAbsentProps) {
  const found = useResource(catalogue.aggregationSearch, partSearchInput(mcode))
  const again = () => reloadPart(mcode)
  if (found.status === 'loading') return <PartSkeleton mcode={mcode} />
  const card = found.status === 'ready' ? found.value.records.find((one) => one.mcode === mcode) : undefined
  if (found.status === 'ready' && card !== undefined)
    return (
      <DataTimeProvider dataTime={found.asOf}>
        <PartFromList key={mcode} card={card} retry={again} />
      </DataTimeProvider>
    )
  return (
    <NotOnDeviceMessage
      head={
        <>
          <Title mcode={mcode} />
          <p className={heading({ level: 'page' })}>
            <Trans>This part is not on this phone yet</Trans>
          </p>
          <PartInCart mcode={mcode} />
        </>
      }
      suggestsOpeningOnline
      retry={again}
    />
  )
}

/** A part whose request failed: its number, the error, and a retry button. */
export const PartLoadFailure = ({ mcode, error }: PartAbsentProps & { error: AppError }) => (
  <Message head={<Title mcode={mcode} />}>
    <p role="alert">{translate(error.message)}</p>
    <RetryButton retry={() => reloadPart(mcode)} isPrimary />
  </Message>
)
