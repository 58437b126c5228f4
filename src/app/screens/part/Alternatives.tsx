import { Trans, useLingui } from '@lingui/react/macro'
import { OfferTable } from '#app/ui/offers/OfferTable.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { bestFirst } from '#contract/offers/offer-blocks.ts'
import { ReferenceList } from './ReferenceList.tsx'
import { Section } from './Section.tsx'

/** Other conditions and makers of the same unit in comparison, and the parts that this one replaces. */
export function Alternatives({ part }: { part: PartDetail }) {
  const { t } = useLingui()
  const others = part.offers ?? []
  return (
    <>
      {part.alternatives.length > 0 ? (
        <Section id="alternatives" title={<Trans>New, remanufactured, other makes</Trans>}>
          {others.length > 0 ? (
            <OfferTable caption={t`Offers of ${part.oeNumber || part.mcode}`} offers={bestFirst([part, ...others])} here={part.mcode} />
          ) : (
            <ReferenceList parts={part.alternatives} />
          )}
        </Section>
      ) : null}
      {part.supersedes.length > 0 ? (
        <Section id="supersedes" title={<Trans>Takes the place of</Trans>}>
          <ReferenceList parts={part.supersedes} />
        </Section>
      ) : null}
    </>
  )
}
