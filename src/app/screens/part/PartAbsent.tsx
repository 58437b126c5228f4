import { Trans } from '@lingui/react/macro'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import { heading, message } from '#styled/recipes'
import { inLists } from './in-lists.ts'
import { PartInCart } from './PartInCart.tsx'
import { PartKnown } from './PartKnown.tsx'
import { PartSkeleton } from './PartSkeleton.tsx'

interface PartAbsentProps {
  mcode: string
}

/**
 * What is shown offline for a part whose page is not on this device: its data from a list if there is some, otherwise an explanation, with
 * actions. It never claims that the part does not exist.
 */
export function PartAbsent({ mcode }: PartAbsentProps) {
  const found = useResource(catalogue.aggregationSearch, inLists(mcode))
  const again = () => catalogue.productDetail.again({ mcode })
  if (found.status === 'loading') return <PartSkeleton mcode={mcode} />
  const card = found.status === 'ready' ? found.value.records.find((one) => one.mcode === mcode) : undefined
  if (found.status === 'ready' && card !== undefined)
    return (
      <AsOf at={found.asOf}>
        <PartKnown key={mcode} card={card} again={again} />
      </AsOf>
    )
  return (
    <div className={message().root}>
      <h1>
        <PartNumber number={mcode} size="hero" copy />
      </h1>
      <p className={heading({ level: 'page' })}>
        <Trans>This part is not on this phone yet</Trans>
      </p>
      <PartInCart mcode={mcode} />
      <p>
        <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
      </p>
      <OnThisPhone again={again} />
    </div>
  )
}
