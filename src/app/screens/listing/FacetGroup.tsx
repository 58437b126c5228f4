import { Plural } from '@lingui/react/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Facet } from '#contract/catalogue.ts'
import type { FacetKey } from '#contract/facets.ts'
import { facet as facetRecipe } from '#styled/recipes'
import { facetValues, shortValues } from './facet-values.ts'
import { facetLabel, facetValueText } from './facet-words.ts'

interface FacetGroupProps {
  facet: Facet & { key: FacetKey }
  chosen: readonly string[]
  onToggle: (key: FacetKey, value: string) => void
}

/** One filter: its values as check boxes with counts. */
export function FacetGroup({ facet, chosen, onToggle }: FacetGroupProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const look = facetRecipe()
  const all = facetValues(facet.values, chosen)
  const short = shortValues(all, chosen)
  const hidden = all.length - short.length
  return (
    <fieldset className={look.group}>
      <legend className={look.legend}>{facetLabel(i18n, facet.key)}</legend>
      <ul className={look.values}>
        {(open ? all : short).map(({ value, count }) => (
          <li key={value}>
            <label className={look.value}>
              <input type="checkbox" className={look.box} checked={chosen.includes(value)} onChange={() => onToggle(facet.key, value)} />
              <span className={look.words}>{facetValueText(i18n, facet.key, value)}</span>
              <span className={look.count}>{i18n.number(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 && !open ? (
        <button type="button" className={look.more} onClick={() => setOpen(true)}>
          <Plural value={hidden} one="Show # more" other="Show # more" />
        </button>
      ) : null}
    </fieldset>
  )
}
