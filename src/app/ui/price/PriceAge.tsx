import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { useAged } from './AsOf.tsx'
import { priceAge } from './aged-words.ts'

/** The age of the price beside it. Nothing if the price is current. */
export function PriceAge() {
  const { i18n } = useLingui()
  const words = priceAge(i18n, useAged())
  return words === null ? null : <span className={look}>{words}</span>
}

const look = css({ fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted', whiteSpace: 'normal' })
