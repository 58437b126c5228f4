import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { priceAgeText } from './aged-words.ts'
import { useDataAge } from './DataTimeProvider.tsx'

/** The age of the price beside it. Nothing if the price is current. */
export function PriceAge() {
  const { i18n } = useLingui()
  const words = priceAgeText(i18n, useDataAge())
  return words === null ? null : <span className={rootClass}>{words}</span>
}

const rootClass = css({ fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted', whiteSpace: 'normal' })
