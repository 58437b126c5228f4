import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { clickOnSpaceKey } from '#app/ui/press-by-space.ts'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import { cx } from '#styled/css'
import { facet as facetRecipe } from '#styled/recipes'
import { type FacetValue, shortenedFacetValues, sortFacetValues } from './facet-values.ts'
import { facetLabel, facetValueText } from './facet-words.ts'

interface FacetGroupProps {
  facet: Facet & { key: FilterKey }
  chosenValues: readonly string[]
  /** Returns the URL of the list with this value added or removed. */
  addressOf: (value: string) => string
  shouldReplaceHistory: boolean
}

/** One filter (facet): its values as checkboxes with numbers of parts. Each value is a link, so that it works without script. */
export function FacetGroup({ facet, chosenValues, addressOf, shouldReplaceHistory }: FacetGroupProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const look = facetRecipe()
  const all = sortFacetValues(facet.values, chosenValues)
  const short = shortenedFacetValues(all, chosenValues)
  const others = all.filter((value) => !short.includes(value))
  const row = ({ value, count }: FacetValue) => (
    <li key={value}>
      <Link
        to={addressOf(value)}
        replace={shouldReplaceHistory}
        role="checkbox"
        aria-checked={chosenValues.includes(value)}
        className={look.value}
        onKeyDown={clickOnSpaceKey}
      >
        <span className={look.box}>
          <Icon name="check" size={16} />
        </span>
        <span className={look.words}>{facetValueText(i18n, facet, value)}</span>
        <span className={look.count}>{i18n.number(count)}</span>
      </Link>
    </li>
  )
  return (
    <fieldset className={look.group}>
      <legend className={look.legend}>{facetLabel(i18n, facet)}</legend>
      <ul className={look.values}>{(open ? all : short).map(row)}</ul>
      {others.length > 0 && !open ? (
        <>
          <noscript>
            <ul className={look.values}>{others.map(row)}</ul>
          </noscript>
          <button type="button" className={cx(look.more, needsScriptClass)} onClick={() => setOpen(true)}>
            <Plural value={others.length} one="Show # more" other="Show # more" />
          </button>
        </>
      ) : null}
    </fieldset>
  )
}
