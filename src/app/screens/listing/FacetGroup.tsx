import { Plural, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Facet } from '#contract/catalogue.ts'
import type { FacetKey } from '#contract/facets.ts'
import { facet as facetRecipe } from '#styled/recipes'
import { facetValues, shortValues } from './facet-values.ts'
import { facetLabel, facetValueText } from './facet-words.ts'

interface FacetGroupProps {
  facet: Facet & { key: FacetKey }
  chosen: readonly string[]
  /** Of the list with this value put in or taken out. */
  addressOf: (value: string) => string
  replace: boolean
}

/** A link is followed by Enter, a check box by the space bar. */
function followBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** One filter: its values as check boxes with counts, each a link, so that they work before any script runs. */
export function FacetGroup({ facet, chosen, addressOf, replace }: FacetGroupProps) {
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
            <Go
              to={addressOf(value)}
              replace={replace}
              role="checkbox"
              aria-checked={chosen.includes(value)}
              className={look.value}
              onKeyDown={followBySpace}
            >
              <span className={look.box}>
                <Icon name="check" size={16} />
              </span>
              <span className={look.words}>{facetValueText(i18n, facet.key, value)}</span>
              <span className={look.count}>{i18n.number(count)}</span>
            </Go>
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
