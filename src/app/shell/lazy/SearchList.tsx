import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect } from 'react'
import { useWithoutEndedPromotions } from '#app/hooks/catalogue/use-without-ended.ts'
import { SEARCH_LIST_ID, searchOptionId } from '#app/shell/search-focus.ts'
import { forgetSearches } from '#app/state/catalogue/recent-searches.ts'
import type { SearchOption, SuggestionList } from '#app/state/catalogue/search.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { css } from '#styled/css'
import { isSamePart, SuggestionRow } from './SuggestionRow.tsx'
import { VehicleOption } from './VehicleOption.tsx'

interface SearchListProps {
  searchBox: { text: string; list: SuggestionList; shown: boolean }
  options: readonly SearchOption[]
  selectedIndex: number
  isExpanded: boolean
  onChoose: (option: SearchOption) => void
}

/** The list of suggestions below the search box. Its code is loaded when the box gets the focus for the first time. */
export default function SearchList({ searchBox, options: found, selectedIndex, isExpanded, onChoose }: SearchListProps) {
  const { t } = useLingui()
  // The search box keeps its suggestions as long as its text is unchanged, so promotions in them may end.
  const options = useWithoutEndedPromotions(found)
  useEffect(() => {
    if (selectedIndex >= 0) document.getElementById(searchOptionId(selectedIndex))?.scrollIntoView({ block: 'nearest' })
  }, [selectedIndex])
  const { list } = searchBox
  const look = (index: number) => optionProps(options[index], options[index - 1])
  const nothing = list.type === 'found' && options.length === 0 && searchBox.text.trim() !== ''
  const count = options.filter(({ type }) => type !== 'all').length
  const nothingSaid =
    list.type === 'none'
      ? ''
      : list.asOf === null
        ? t`Nothing is called “${list.searchStr}”. Enter shows other ways to find it.`
        : t`Nothing on this phone is called “${list.searchStr}”. Enter shows other ways to find it.`
  return (
    <>
      {/* A pointer press must not move the focus out of the search box, because the list would close before the click. */}
      <div className={frameClass} hidden={!(isExpanded || (nothing && searchBox.shown))} onPointerDown={(event) => event.preventDefault()}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: required by the combobox pattern */}
        <ul id={SEARCH_LIST_ID} role="listbox" aria-label={t`Suggestions`}>
          {options.map((option, index) => (
            <Fragment key={optionKeyOf(option)}>
              {isTextOption(option) && options[index - 1]?.type !== option.type ? <SearchListTitle type={option.type} /> : null}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the focus and handles the keys */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: a combobox refers to its active option without focusing it */}
              <li
                id={searchOptionId(index)}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: required by the combobox pattern
                role="option"
                aria-selected={index === selectedIndex}
                {...look(index)}
                onClick={() => onChoose(option)}
              >
                {option.type === 'part' ? (
                  <DataTimeProvider dataTime={list.type === 'none' ? undefined : (list.asOf ?? undefined)}>
                    <SuggestionRow
                      suggestion={option.suggestion}
                      previousSuggestion={suggestionOfOption(options[index - 1])}
                      typedText={searchBox.text}
                    />
                  </DataTimeProvider>
                ) : option.type === 'vehicle' ? (
                  <VehicleOption option={option} />
                ) : option.type === 'all' ? (
                  <AllResultsOption count={option.count} />
                ) : (
                  <TextOption option={option} />
                )}
              </li>
            </Fragment>
          ))}
        </ul>
        {nothing ? (
          <p className={emptyListClass} aria-hidden="true">
            {nothingSaid}
          </p>
        ) : null}
      </div>
      <p className={visuallyHiddenClass} role="status">
        {nothing
          ? nothingSaid
          : isExpanded && searchBox.text.trim() !== ''
            ? plural(count, { one: '# suggestion', other: '# suggestions' })
            : ''}
      </p>
    </>
  )
}

function SearchListTitle({ type }: { type: 'recent' | 'popular' }) {
  return (
    <li role="presentation" className={titleClass}>
      {type === 'recent' ? <Trans>You searched for</Trans> : <Trans>Popular searches</Trans>}
      {type === 'recent' ? (
        <button type="button" tabIndex={-1} className={forgetSearchesButtonClass} onClick={() => void forgetSearches()}>
          <Trans>Forget these</Trans>
        </button>
      ) : null}
    </li>
  )
}

function optionKeyOf(option: SearchOption): string {
  if (option.type === 'part') return option.suggestion.goodsSkuCode
  return option.type === 'vehicle' ? `${option.vehicle.modelid} ${option.units}` : `${option.type} ${option.text}`
}

const suggestionOfOption = (option: SearchOption | undefined) => (option?.type === 'part' ? option.suggestion : undefined)

/**
 * Whether a suggestion belongs to the one above: another offer of the same part, or an item of the vehicle. There is no line between the
 * two.
 */
const isNestedOption = (option: SearchOption, above: SearchOption | undefined): boolean =>
  option.type === 'vehicle' ? option.units !== null : option.type === 'part' && isSamePart(option.suggestion, suggestionOfOption(above))

type TextSearchOption = Extract<SearchOption, { type: 'recent' | 'popular' }>
const isTextOption = (option: SearchOption): option is TextSearchOption => option.type === 'recent' || option.type === 'popular'

const optionProps = (option: SearchOption | undefined, above: SearchOption | undefined) => ({
  className: lineClass,
  ...(option && isNestedOption(option, above) && { 'data-inner': '' }),
  ...(option?.type === 'all' && { 'data-all': '' }),
})

const AllResultsOption = ({ count }: { count: number | null }) => (
  <>
    <Icon name="search" size={16} />
    <span className={strongTextClass}>
      {count === null ? <Trans>All results</Trans> : <Plural value={count} one="The one result" other="All # results" />}
    </span>
  </>
)

const TextOption = ({ option }: { option: TextSearchOption }) => (
  <>
    <Icon name={option.type === 'recent' ? 'clock' : 'search'} size={16} />
    {option.text}
  </>
)

const frameClass = css({
  position: 'absolute',
  zIndex: 'float',
  insetInline: '0',
  top: '[calc(100% + 4px)]',
  maxHeight: '[min(70dvh, 640px)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  boxShadow: 'float',
  border: 'hair',
})
const lineClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'touch', lg: '10' },
  paddingInline: '3',
  cursor: 'pointer',
  '& + &:not([data-inner])': { borderTop: 'hair' },
  '& svg': { color: 'fg.faint' },
  // The row "all results" stays visible while the list is longer than the screen.
  '&[data-all]': { position: 'sticky', bottom: '0', backgroundColor: 'sheet' },
  _hovers: { _hover: { backgroundColor: 'well' } },
  _chosen: { backgroundColor: 'well', boxShadow: 'markLeft' },
})
const titleClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '8',
  paddingInline: '3',
  fontSize: 'xs',
  color: 'fg.muted',
  backgroundColor: 'paper',
})
const forgetSearchesButtonClass = css({ minHeight: '8', textDecoration: 'underline', textUnderlineOffset: '[0.2em]' })
const strongTextClass = css({ fontWeight: 'bold' })
const emptyListClass = css({ padding: '3', color: 'fg.muted' })
const visuallyHiddenClass = css({ srOnly: true })
