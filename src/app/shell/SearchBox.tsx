import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { lazyComponent, useIsLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { go, linkTo, usePathname } from '#app/hooks/navigation.ts'
import { useFacts } from '#app/hooks/use-facts.ts'
import { popular } from '#app/state/catalogue/popular.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import {
  changeSearchText,
  enterSearchBox,
  hideSuggestions,
  hideSuggestionsSoon,
  moveThroughSuggestions,
  type SearchOption,
  search,
  searchOptions,
  showSearchText,
  submitSearch,
} from '#app/state/catalogue/search.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SEARCH_BOX_ID } from '#app/ui/places.ts'
import { href, routeAt, searchForm, searchHref } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { SEARCH_LIST_ID, searchOptionId, useSlashKey } from './search-focus.ts'

const SearchList = lazyComponent(
  () => import('./lazy/SearchList.tsx'),
  (piece) => piece.default,
)

/** The search box: a combobox with suggestions, and the Search button (sections 2 to 5 of the specification). */
export function SearchBox() {
  const { t } = useLingui()
  const box = useFacts(search, true)
  const options = searchOptions(box, useFacts(recentSearches).texts, useFacts(popular).terms)
  const list = useIsLoaded(SearchList, box.shown || box.text !== '')
  const input = useRef<HTMLInputElement>(null)
  const pathname = usePathname()
  useSlashKey()
  // Whether the user has typed before hydration. That text exists only in the field, and would be overwritten.
  const typedEarly = useRef(false)
  useLayoutEffect(() => {
    const early = input.current?.value ?? ''
    typedEarly.current = early !== search.text
    if (early !== '') changeSearchText(early)
  }, [])
  useEffect(() => {
    if (typedEarly.current) {
      typedEarly.current = false
      return
    }
    // The text is as in the URL, even if it is too long to be searched.
    const found = routeAt(pathname)
    if (found?.name === 'searchResults') showSearchText(found.texts['searchstrs'] ?? '')
  }, [pathname])

  const expanded = box.shown && options.length > 0
  const at = expanded ? box.at : -1

  function searchFor(text: string) {
    const searchStr = submitSearch(text)
    if (searchStr === null) return
    input.current?.blur()
    go(searchHref(searchStr))
  }
  function choose(option: SearchOption) {
    if (option.type !== 'part' && option.type !== 'vehicle') return searchFor(option.text)
    hideSuggestionsSoon()
    if (option.type === 'part') go(href('part', { mcode: option.suggestion.goodsSkuCode }))
    else void import('./lazy/vehicle-option-href.ts').then(({ vehicleOptionHref }) => go(vehicleOptionHref(option)), logOnly)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    searchFor(box.text)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveThroughSuggestions(event.key === 'ArrowDown' ? 1 : -1, options.length)
    }
    const chosen = options[at]
    // The chosen suggestion is opened here and not in the submit handler, because the Search button submits too, and must search for the
    // text.
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      if (box.shown) hideSuggestions()
      else changeSearchText('')
    }
  }

  return (
    <search className={place}>
      <form action={linkTo(searchForm.action)} className={line} onSubmit={onSubmit}>
        <input
          ref={input}
          id={SEARCH_BOX_ID}
          className={cx(field(), entry)}
          type="text"
          name={searchForm.field}
          role="combobox"
          aria-label={t`Search for parts`}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? SEARCH_LIST_ID : undefined}
          aria-activedescendant={at < 0 ? undefined : searchOptionId(at)}
          placeholder={t`Search for product code / Brand / Type / Category`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          value={box.text}
          onChange={(event) => changeSearchText(event.target.value)}
          onFocus={enterSearchBox}
          onBlur={hideSuggestionsSoon}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={cx(button({ tone: 'primary' }), seek)}>
          <Icon name="search" />
          <span className={word}>
            <Trans>Search</Trans>
          </span>
        </button>
      </form>
      {list ? <SearchList box={box} options={options} at={at} shown={expanded} onChoose={choose} /> : null}
    </search>
  )
}

const place = css({ position: 'relative', display: 'block' })
const line = css({ display: 'flex' })
const entry = css({
  flexGrow: 1,
  minWidth: '0',
  borderRightRadius: 'none',
  borderRightWidth: '[0]',
  textOverflow: 'ellipsis',
  _focusVisible: { zIndex: 'raised' },
})
const seek = css({ borderLeftRadius: 'none', flexShrink: 0, paddingInline: { base: '0', sm: '5' }, minWidth: 'touch' })
const word = css({ smDown: { srOnly: true } })
