import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatWeight } from '#app/i18n/format.ts'
import { Link } from '#app/ui/Link.tsx'
import { countryNameOf } from '#app/ui/region-name.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { spec } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Whether any logistics data of a part is known. Unknown values are zero or empty. */
export const hasShippingData = ({ boxMm, gtin, weightKg, warrantyMonths, countryOfOrigin, hsCode, minQty }: PartDetail): boolean =>
  warrantyMonths > 0 || weightKg > 0 || isBoxKnown(boxMm) || gtin !== '' || hsCode !== '' || countryOfOrigin !== '' || minQty > 1

/** Whether all sides of the box are known. A box with an unknown side is omitted. */
const isBoxKnown = ({ length, width, height }: PartDetail['boxMm']) => length > 0 && width > 0 && height > 0

/** The logistics data of a part: box, weight, customs, warranty. */
export function ShippingData({ part }: { part: PartDetail }) {
  const { i18n } = useLingui()
  const look = spec()
  const { length, width, height } = part.boxMm
  if (!hasShippingData(part)) return null
  return (
    <Section id="papers" title={<Trans>Box and papers</Trans>}>
      <dl className={look.papers}>
        {part.warrantyMonths > 0 ? (
          <ShippingDataLine label={<Trans>Warranty</Trans>}>
            <Link to={href('page', { slug: 'warranty' })}>
              <Plural value={part.warrantyMonths} one="# month" other="# months" />
            </Link>
          </ShippingDataLine>
        ) : null}
        {part.weightKg > 0 ? (
          <ShippingDataLine label={<Trans>Weight in the box</Trans>}>{formatWeight(part.weightKg)}</ShippingDataLine>
        ) : null}
        {isBoxKnown(part.boxMm) ? (
          <ShippingDataLine label={<Trans>Box</Trans>}>
            <Trans>
              {length} × {width} × {height} mm
            </Trans>
          </ShippingDataLine>
        ) : null}
        {part.gtin === '' ? null : (
          <ShippingDataLine label={<Trans>GTIN</Trans>} isCode>
            {part.gtin}
          </ShippingDataLine>
        )}
        {part.hsCode === '' ? null : (
          <ShippingDataLine label={<Trans>Customs code (HS)</Trans>} isCode>
            {part.hsCode}
          </ShippingDataLine>
        )}
        {part.countryOfOrigin === '' ? null : (
          <ShippingDataLine label={<Trans>Made in</Trans>}>{countryNameOf(i18n, part.countryOfOrigin)}</ShippingDataLine>
        )}
        {part.minQty > 1 ? (
          <ShippingDataLine label={<Trans>Sold from</Trans>}>
            <Plural value={part.minQty} one="# piece" other="# pieces" />
          </ShippingDataLine>
        ) : null}
      </dl>
    </Section>
  )
}

interface ShippingDataLineProps {
  label: ReactNode
  isCode?: boolean
  children: ReactNode
}

function ShippingDataLine({ label, isCode = false, children }: ShippingDataLineProps) {
  const look = spec()
  return (
    <div className={look.line}>
      <dt className={look.label}>{label}</dt>
      <dd className={isCode ? look.code : look.value}>{children}</dd>
    </div>
  )
}
