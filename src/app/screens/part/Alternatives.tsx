import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { OfferTable } from '#app/ui/offers/OfferTable.tsx'
import type { PartDetail, PartReference } from '#contract/catalogue/catalogue.ts'
import { sortBestFirst } from '#contract/offers/offer-blocks.ts'
import { href } from '#contract/routes/addresses.ts'
import { references } from '#styled/recipes'
import { Section } from './Section.tsx'

/** The same unit in other conditions and by other makers, for comparison, and the parts that this one replaces. */
export function Alternatives({ part }: { part: PartDetail }) {
  const { t } = useLingui()
  const others = part.offers ?? []
  return (
    <>
      {part.alternatives.length > 0 ? (
        <Section id="alternatives" title={<Trans>New, remanufactured, other makes</Trans>}>
          {others.length > 0 ? (
            <OfferTable
              caption={t`Offers of ${part.oeNumber || part.mcode}`}
              offers={sortBestFirst([part, ...others])}
              currentCode={part.mcode}
            />
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

/** A list of other parts with number, name and attributes. Each row is a link. */
function ReferenceList({ parts }: { parts: readonly PartReference[] }) {
  const look = references()
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.mcode}>
          <Link to={href('part', { mcode: part.mcode })} className={look.other}>
            <span className={look.code}>{part.mcode}</span>
            <span>{part.name}</span>
            <span className={look.data}>{part.specName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
