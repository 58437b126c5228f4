import { Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { popularSearches } from '#app/state/catalogue/popular.ts'
import { submitSearch } from '#app/state/catalogue/search.ts'
import { Link } from '#app/ui/Link.tsx'
import { searchHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

/** Links to popular searches below the search box. They take one line, whose space is reserved. */
export function PopularSearches() {
  const { terms } = useStateSnapshot(popularSearches)
  return (
    <div className={lineClass}>
      <span className={labelClass} id="popular-searches">
        <Trans>Popular searches:</Trans>
      </span>
      <ul className={listClass} aria-labelledby="popular-searches">
        {terms.map((term) => (
          <li key={term} className={itemClass}>
            <Link to={searchHref(term)} className={link({ look: 'list' })} onClick={() => submitSearch(term)}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The style of the line with popular searches. On the widest windows the terms are below their label, beside the search box. */
const lineClass = css({
  display: 'flex',
  alignItems: { base: 'center', xl: 'flex-start' },
  flexDirection: { xl: 'column' },
  columnGap: '3',
  height: { base: '8', xl: '10' },
  fontSize: 'sm',
  lineHeight: { xl: '[20px]' },
  overflow: 'hidden',
})
const labelClass = css({ color: 'fg.muted', whiteSpace: 'nowrap', fontSize: { xl: 'xs' } })
/** Terms that do not fit into one line move to the next, which is hidden. */
const listClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', height: { base: 'full', xl: '5' }, overflow: 'hidden' })
const itemClass = css({ display: 'flex', alignItems: 'center', height: 'full' })
