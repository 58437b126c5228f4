import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { localizedHref, navigateTo, usePathname } from '#app/hooks/navigation.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { popularSearches } from '#app/state/catalogue/popular.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import {
  changeSearchText,
  handleSearchBoxFocus,
  hideSuggestions,
  hideSuggestionsSoon,
  moveThroughSuggestions,
  type SearchOption,
  search,
  searchOptions,
  showSearchText,
  submitSearch,
} from '#app/state/catalogue/search.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SEARCH_BOX_ID } from '#app/ui/places.ts'
import { href, routeAt, searchForm, searchHref } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { SEARCH_LIST_ID, searchOptionId, useSlashKeyFocus } from './search-focus.ts'

const SearchList = lazyComponent(
  () => import('./lazy/SearchList.tsx'),
  (piece) => piece.default,
)

/** The search box: a combobox with suggestions, and the Search button (sections 2 to 5 of the specification). */
export function SearchBox() {
  const { t } = useLingui()
  const box = useStateSnapshot(search, true)
  const options = searchOptions(box, useStateSnapshot(recentSearches).texts, useStateSnapshot(popularSearches).terms)
  const list = useIsComponentLoaded(SearchList, box.shown || box.text !== '')
  const input = useRef<HTMLInputElement>(null)
  const pathname = usePathname()
  useSlashKeyFocus()
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
    if (found?.name === 'searchResults') showSearchText(found.paramTexts['searchstrs'] ?? '')
  }, [pathname])

  const expanded = box.shown && options.length > 0
  const at = expanded ? box.at : -1

  function submitSearchFor(text: string) {
    const searchStr = submitSearch(text)
    if (searchStr === null) return
    input.current?.blur()
    navigateTo(searchHref(searchStr))
  }
  function chooseOption(option: SearchOption) {
    if (option.type !== 'part' && option.type !== 'vehicle') return submitSearchFor(option.text)
    hideSuggestionsSoon()
    if (option.type === 'part') navigateTo(href('part', { mcode: option.suggestion.goodsSkuCode }))
    else void import('./lazy/vehicle-option-href.ts').then(({ vehicleOptionHref }) => navigateTo(vehicleOptionHref(option)), logErrorOnly)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submitSearchFor(box.text)
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
      chooseOption(chosen)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      if (box.shown) hideSuggestions()
      else changeSearchText('')
    }
  }

  return (
    <search className={containerClass}>
      <form action={localizedHref(searchForm.action)} className={lineClass} onSubmit={onSubmit}>
        <input
          ref={input}
          id={SEARCH_BOX_ID}
          className={cx(field(), entryClass)}
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
          onFocus={handleSearchBoxFocus}
          onBlur={hideSuggestionsSoon}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={cx(button({ tone: 'primary' }), searchButtonClass)}>
          <Icon name="search" />
          <span className={searchButtonTextClass}>
            <Trans>Search</Trans>
          </span>
        </button>
      </form>
      {list ? <SearchList searchBox={box} options={options} selectedIndex={at} isExpanded={expanded} onChoose={chooseOption} /> : null}
    </search>
  )
}

const containerClass = css({ position: 'relative', display: 'block' })
const lineClass = css({ display: 'flex' })
const entryClass = css({
  flexGrow: 1,
  minWidth: '0',
  borderRightRadius: 'none',
  borderRightWidth: '[0]',
  textOverflow: 'ellipsis',
  _focusVisible: { zIndex: 'raised' },
})
const searchButtonClass = css({ borderLeftRadius: 'none', flexShrink: 0, paddingInline: { base: '0', sm: '5' }, minWidth: 'touch' })
const searchButtonTextClass = css({ smDown: { srOnly: true } })
