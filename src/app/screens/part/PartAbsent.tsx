import { Trans } from '@lingui/react/macro'
import { useResource } from '#app/hooks/use-resource.ts'
import { translate } from '#app/i18n/language.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Absent } from '#app/ui/Absent.tsx'
import { AskAgain } from '#app/ui/AskAgain.tsx'
import { Message } from '#app/ui/Message.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import type { AppError } from '#contract/errors.ts'
import { heading } from '#styled/recipes'
import { listSearchInput } from './in-lists.ts'
import { PartInCart } from './PartInCart.tsx'
import { PartKnown } from './PartKnown.tsx'
import { PartSkeleton } from './PartSkeleton.tsx'

interface PartAbsentProps {
  mcode: string
}

const askAgain = (mcode: string) => catalogue.productDetail.again({ mcode })

const Title = ({ mcode }: PartAbsentProps) => (
  <h1>
    <PartNumber number={mcode} size="hero" copy />
  </h1>
)

/**
 * What is shown offline for a part whose page is not on this device: its data from a list if there is some, otherwise an explanation, with
 * actions. It never claims that the part does not exist.
 */
export function PartAbsent({ mcode }: PartAbsentProps) {
  const found = useResource(catalogue.aggregationSearch, listSearchInput(mcode))
  const again = () => askAgain(mcode)
  if (found.status === 'loading') return <PartSkeleton mcode={mcode} />
  const card = found.status === 'ready' ? found.value.records.find((one) => one.mcode === mcode) : undefined
  if (found.status === 'ready' && card !== undefined)
    return (
      <AsOf at={found.asOf}>
        <PartKnown key={mcode} card={card} again={again} />
      </AsOf>
    )
  return (
    <Absent
      head={
        <>
          <Title mcode={mcode} />
          <p className={heading({ level: 'page' })}>
            <Trans>This part is not on this phone yet</Trans>
          </p>
          <PartInCart mcode={mcode} />
        </>
      }
      openOnce
      again={again}
    />
  )
}

/** A part whose request failed: its number, the error, and a retry button. */
export const PartFailed = ({ mcode, error }: PartAbsentProps & { error: AppError }) => (
  <Message head={<Title mcode={mcode} />}>
    <p role="alert">{translate(error.message)}</p>
    <AskAgain again={() => askAgain(mcode)} first />
  </Message>
)
