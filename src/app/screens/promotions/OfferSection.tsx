import { Plural, Trans } from '@lingui/react/macro'
import { usePast } from '#app/hooks/catalogue/use-without-ended.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { href } from '#contract/addresses.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { OfferFacts } from './OfferFacts.tsx'

/** A running promotion with its most popular parts, old and new prices, and a link to all. */
export function OfferSection({ offer }: { offer: Promotion }) {
  const { id, name, until, total, parts } = offer
  const ended = usePast(until)
  return (
    <section aria-labelledby={`offer-${id}`} className={section}>
      <h2 id={`offer-${id}`} className={heading()}>
        {name}
      </h2>
      <OfferFacts offer={offer} />
      <PartList parts={parts} label={name} columns />
      {ended || total <= parts.length ? null : (
        <p>
          <Link to={href('promotion', { offer: id })} className={link({ tall: true })}>
            <Plural value={total} one="# part of this offer" other="All # parts of this offer" />
          </Link>
        </p>
      )}
      {ended ? (
        <p>
          <Link to={href('mode', { mode: 'sale' })} className={link({ tall: true })}>
            <Trans>What is on sale now</Trans>
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const section = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
