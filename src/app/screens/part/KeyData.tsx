import { useLingui } from '@lingui/react/macro'
import { attributeLabel, formatAttribute } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { keyData } from '#styled/recipes'
import { knownAttributeKeys } from './known-keys.ts'

/** How many key attributes are shown. They fill the grid in twos and fours. */
const MAX_KEY_DATA = 8

/** The key attributes of a part as a grid of large figures. */
export function KeyData({ part }: { part: Pick<PartDetail, 'attributes' | 'own'> }) {
  const { i18n, t } = useLingui()
  const look = keyData()
  const keys = knownAttributeKeys(part).slice(0, MAX_KEY_DATA)
  if (keys.length === 0) return null
  return (
    <dl className={look.root} aria-label={t`The data that decide`}>
      {keys.map((key) => (
        <div key={key} className={look.datum}>
          <dt className={look.label}>{attributeLabel(i18n, key, part.own)}</dt>
          <dd className={look.value}>{formatAttribute(i18n, key, part.attributes[key] ?? '', part.own)}</dd>
        </div>
      ))}
    </dl>
  )
}
