import { Trans } from '@lingui/react/macro'
import { useFacts } from '#app/hooks/use-facts.ts'
import { popular } from '#app/state/catalogue/popular.ts'
import { submitSearch } from '#app/state/catalogue/search.ts'
import { Link } from '#app/ui/Link.tsx'
import { searchHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

/** Links to popular searches below the search box. They take one line, whose space is reserved. */
export function PopularSearches() {
  const { terms } = useFacts(popular)
  return (
    <div className={line}>
      <span className={label} id="popular-searches">
        <Trans>Popular searches:</Trans>
      </span>
      <ul className={list} aria-labelledby="popular-searches">
        {terms.map((term) => (
          <li key={term} className={item}>
            <Link to={searchHref(term)} className={link({ look: 'list' })} onClick={() => submitSearch(term)}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The style of the line. On the widest windows the search terms are below their label, beside the search box. */
const line = css({
  display: 'flex',
  alignItems: { base: 'center', xl: 'flex-start' },
  flexDirection: { xl: 'column' },
  columnGap: '3',
  height: { base: '8', xl: '10' },
  fontSize: 'sm',
  lineHeight: { xl: '[20px]' },
  overflow: 'hidden',
})
const label = css({ color: 'fg.muted', whiteSpace: 'nowrap', fontSize: { xl: 'xs' } })
/** Terms that do not fit into one line move to the next, which is hidden. */
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', height: { base: 'full', xl: '5' }, overflow: 'hidden' })
const item = css({ display: 'flex', alignItems: 'center', height: 'full' })
