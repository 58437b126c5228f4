import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { attributeLabel } from '#app/ui/part/attribute-text.ts'
import { isAttributeKey } from '#contract/attributes/attributes.ts'
import type { SearchedMeasure } from '#contract/catalogue/catalogue.ts'
import { facetOfAttribute } from '#contract/listing/facet-of-attribute.ts'
import { writeListingQuery } from '#contract/listing/listing-query.ts'
import { writeMeasured } from '#contract/listing/measured-value.ts'
import { searchHref } from '#contract/routes/addresses.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import { chip, listing as listingRecipe } from '#styled/recipes'
import { facetLabel, facetValueText } from './facet-words.ts'
import { useListingQuery } from './use-listing.ts'

interface UnderstoodMeasuresProps {
  text: string
  measured: readonly SearchedMeasure[]
}

/** The measures that were read from a search text, as chips; a tap searches without one. */
export function UnderstoodMeasures({ text, measured }: UnderstoodMeasuresProps) {
  const { t } = useLingui()
  const { query } = useListingQuery()
  const words = useMeasureWords()
  const distinct = measured.filter((one, at) => measured.findIndex((other) => other.text === one.text) === at)
  return (
    <ul className={listingRecipe().chosen} aria-label={t`Measures in this search`}>
      {distinct.map((one) => {
        const rest = withoutPiece(text, one.text)
        const said = words(one)
        return (
          <li key={one.text}>
            {rest === '' ? (
              <span className={chip()}>{said}</span>
            ) : (
              <Link
                to={searchHref(rest) + writeListingQuery({ ...query, pageNo: 1 })}
                className={chip()}
                aria-label={t`Search without ${said}`}
              >
                {said} <Icon name="close" />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the search text without one piece of it. */
export const withoutPiece = (text: string, piece: string): string => normalizeText(text).replace(piece, ' ').replace(/\s+/g, ' ').trim()

/** How many attributes a measure may be before it is called any length. */
const MAX_NAMED_ATTRIBUTES = 3

/** Returns what a measure means: `Pulley outside diameter: 54 mm ± 0.7`. If it may be several attributes, it is shown as typed. */
function useMeasureWords(): (measure: SearchedMeasure) => string {
  const { i18n, t } = useLingui()
  return ({ text, keys, value }) => {
    const [key = ''] = keys
    const facet = facetOfAttribute(key)
    if (keys.length > MAX_NAMED_ATTRIBUTES) return t`Any length: ${text}`
    if (keys.length !== 1 || facet === null || !isAttributeKey(key)) return text
    // Of terminals the text says how many there are, of which the attribute has the names.
    if (key === 'terminals') return `${attributeLabel(i18n, key)}: ${text}`
    const written = key.endsWith('Mm') ? writeMeasured(Number(value)) : value
    return `${facetLabel(i18n, { key: facet })}: ${facetValueText(i18n, { key: facet }, written)}`
  }
}
