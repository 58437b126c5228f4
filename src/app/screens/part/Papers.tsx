import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'
import { regionName } from '#app/ui/region-name.ts'
import type { PartDetail } from '#contract/catalogue.ts'
import { spec } from '#styled/recipes'
import { Section } from './Section.tsx'

/** What stands on papers: box, weight, customs, warranty. */
export function Papers({ part }: { part: PartDetail }) {
  const { i18n } = useLingui()
  const look = spec()
  const { length, width, height } = part.boxMm
  return (
    <Section id="papers" title={<Trans>Box and papers</Trans>}>
      <dl className={look.papers}>
        <div className={look.line}>
          <dt className={look.label}>
            <Trans>Warranty</Trans>
          </dt>
          <dd className={look.value}>
            <Go to={href('page', { slug: 'warranty' })}>
              <Plural value={part.warrantyMonths} one="# month" other="# months" />
            </Go>
          </dd>
        </div>
        <div className={look.line}>
          <dt className={look.label}>
            <Trans>Weight in the box</Trans>
          </dt>
          <dd className={look.value}>{i18n.number(part.weightKg, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 })}</dd>
        </div>
        <div className={look.line}>
          <dt className={look.label}>
            <Trans>Box</Trans>
          </dt>
          <dd className={look.value}>
            <Trans>
              {length} × {width} × {height} mm
            </Trans>
          </dd>
        </div>
        <div className={look.line}>
          <dt className={look.label}>
            <Trans>GTIN</Trans>
          </dt>
          <dd className={look.code}>{part.gtin}</dd>
        </div>
        <div className={look.line}>
          <dt className={look.label}>
            <Trans>Customs code (HS)</Trans>
          </dt>
          <dd className={look.code}>{part.hsCode}</dd>
        </div>
        <div className={look.line}>
          <dt className={look.label}>
            <Trans>Made in</Trans>
          </dt>
          <dd className={look.value}>{regionName(i18n, part.countryOfOrigin)}</dd>
        </div>
        {part.minQty > 1 ? (
          <div className={look.line}>
            <dt className={look.label}>
              <Trans>Sold from</Trans>
            </dt>
            <dd className={look.value}>
              <Plural value={part.minQty} one="# piece" other="# pieces" />
            </dd>
          </div>
        ) : null}
      </dl>
    </Section>
  )
}
