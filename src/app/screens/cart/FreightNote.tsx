import { Trans } from '@lingui/react/macro'
import { useDeliveryTerms } from '#app/hooks/delivery/use-delivery.ts'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { formatWeight } from '#app/i18n/format.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { freightOnlyReason } from '#contract/delivery/delivery.ts'
import { isIncludedInOrder } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'

/** Says before checkout which lines can only be delivered by freight, with their weight and the reason. */
export function FreightNote({
  lines,
}: {
  lines: readonly (Pick<DisplayedCartLine, 'qty' | 'weightKg' | 'job'> & { onlyRefused?: boolean })[]
}) {
  const { terms } = useDeliveryTerms()
  if (terms.status !== 'ready') return null
  const grams = lines.filter(isIncludedInOrder).reduce((sum, { qty, weightKg }) => sum + qty * Math.round((weightKg ?? 0) * 1000), 0)
  const freight = freightOnlyReason(terms.value.ways, grams)
  if (freight === null) return null
  const price = terms.value.ways.find(({ id }) => id === 'freight')?.steps.find(({ upToGrams }) => grams <= upToGrams)?.price
  return (
    <p className={noteClass}>
      <Trans>
        This goes as freight on a pallet: it weighs {formatWeight(grams / 1000)}, and parcels go up to{' '}
        {formatWeight(freight.parcelsUpToGrams / 1000)}.
      </Trans>{' '}
      {price === undefined ? null : (
        <Trans>
          Freight costs <Money usd={price} />.
        </Trans>
      )}
    </p>
  )
}

const noteClass = css({ fontSize: 'sm' })
