import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect } from 'react'
import { css } from '#styled/css'
import { forgetSearches } from '#app/state/catalogue/recent-searches.ts'
import type { SuggestionList, SearchOption } from '#app/state/catalogue/search.ts'
import { SEARCH_LIST_ID, searchOptionId } from '#app/shell/search-focus.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SuggestionRow } from './SuggestionRow.tsx'

interface SearchListProps {
  box: { text: string; list: SuggestionList }
  options: readonly SearchOption[]
  at: number
  shown: boolean
  onChoose: (option: SearchOption) => void
}

/** The list under the search box: fetched when the box is entered for the first time. */
export default function SearchList({ box, options, at, shown, onChoose }: SearchListProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (at >= 0) document.getElementById(searchOptionId(at))?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const nothing = box.list.is === 'found' && box.list.rows.length === 0 && box.text.trim() !== ''
  const count = options.length
  return (
    <>
      {/* Pressing the pointer here must not take the focus out of the box, or the list would hide before the click. */}
      <div className={frame} hidden={!shown} onPointerDown={(event) => event.preventDefault()}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the combobox; the list keeps its meaning where the role is unknown */}
        <ul id={SEARCH_LIST_ID} role="listbox" aria-label={t`Suggestions`}>
          {options.map((option, index) => (
            <Fragment key={option.is === 'part' ? option.suggestion.goodsSkuCode : `${option.is} ${option.text}`}>
              {option.is !== 'part' && options[index - 1]?.is !== option.is ? <Title is={option.is} /> : null}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box, which holds the focus */}
              {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: a combobox points at its option and never focuses it */}
              <li id={searchOptionId(index)} role="option" aria-selected={index === at} className={line} onClick={() => onChoose(option)}>
                {option.is === 'part' ? <SuggestionRow suggestion={option.suggestion} typed={box.text} /> : <TextRow option={option} />}
              </li>
            </Fragment>
          ))}
        </ul>
      </div>
      <p className={unseen} role="status">
        {nothing
          ? t`No suggestion. Enter searches the whole catalogue.`
          : shown && box.text.trim() !== ''
            ? plural(count, { one: '# suggestion', other: '# suggestions' })
            : ''}
      </p>
    </>
  )
}

function Title({ is }: { is: 'recent' | 'popular' }) {
  return (
    <li role="presentation" className={title}>
      {is === 'recent' ? <Trans>You searched for</Trans> : <Trans>Popular searches</Trans>}
      {is === 'recent' ? (
        <button type="button" tabIndex={-1} className={forget} onClick={() => void forgetSearches()}>
          <Trans>Forget these</Trans>
        </button>
      ) : null}
    </li>
  )
}

const TextRow = ({ option }: { option: Exclude<SearchOption, { is: 'part' }> }) => (
  <>
    <Icon name={option.is === 'recent' ? 'clock' : 'search'} size={16} />
    {option.text}
  </>
)

const frame = css({
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
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'touch', lg: '10' },
  paddingInline: '3',
  cursor: 'pointer',
  '& + &': { borderTop: 'hair' },
  '& svg': { color: 'fg.faint' },
  _hovers: { _hover: { backgroundColor: 'well' } },
  _chosen: { backgroundColor: 'well', boxShadow: 'markLeft' },
})
const title = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '8',
  paddingInline: '3',
  fontSize: 'xs',
  color: 'fg.muted',
  backgroundColor: 'paper',
})
const forget = css({ minHeight: '8', textDecoration: 'underline', textUnderlineOffset: '[0.2em]' })
const unseen = css({ srOnly: true })
