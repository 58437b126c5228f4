import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { DisplayedFavourite, DisplayedFavouriteFolder } from '#app/hooks/favourites/use-favourites.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { createFolder } from '#app/state/favourites/changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, chip, field, listing as listingRecipe } from '#styled/recipes'
import { FolderDialog } from './FolderDialog.tsx'
import { type FavouriteSort, type FavouritesQuery, favouriteSorts, favouritesHref } from './favourites-query.ts'

/** From this number of favourites on, search and sorting are shown. */
const MIN_FAVOURITES_FOR_TOOLS = 8

interface FavouriteToolsProps {
  query: FavouritesQuery
  folders: readonly DisplayedFavouriteFolder[]
  marks: readonly DisplayedFavourite[]
}

/** Tools above the favourites: choose a folder, create one, and with many favourites search and sort. */
export function FavouriteTools({ query, folders, marks }: FavouriteToolsProps) {
  const { i18n, t } = useLingui()
  const [naming, setNaming] = useState(false)
  const look = listingRecipe()
  const count = (folder: string) => marks.filter((mark) => mark.folder === folder).length
  const loose = count('')
  const places = [
    { id: null, name: t`All`, parts: marks.length },
    ...(loose > 0 ? [{ id: '', name: t`In no folder`, parts: loose }] : []),
    ...folders.map(({ id, name }) => ({ id, name, parts: count(id) })),
  ]
  const make = async (name: string) => {
    const id = await createFolder(name)
    if (id !== null) navigateTo(favouritesHref({ ...query, folder: id, text: '' }))
    return id !== null
  }
  return (
    <div className={frameClass}>
      <nav className={look.families} aria-label={t`Folders`}>
        {folders.length === 0
          ? null
          : places.map(({ id, name, parts }) => (
              <Link
                key={id}
                to={favouritesHref({ ...query, folder: id })}
                className={chip()}
                aria-current={query.folder === id ? 'true' : undefined}
              >
                {name} <span className={look.chipCount}>{i18n.number(parts)}</span>
              </Link>
            ))}
        <button type="button" className={chip()} onClick={() => setNaming(true)}>
          <Icon name="plus" size={16} />
          <Trans>New folder</Trans>
        </button>
      </nav>
      <FolderDialog
        isOpen={naming}
        title={<Trans>New folder</Trans>}
        submitLabel={<Trans>Make the folder</Trans>}
        otherNames={folders.map(({ name }) => name)}
        onClose={() => setNaming(false)}
        onSaveName={make}
      />
      {marks.length > MIN_FAVOURITES_FOR_TOOLS || query.text !== '' ? (
        <div className={toolsClass}>
          <FavouriteSearch key={query.text} query={query} />
          <select
            aria-label={t`Sort`}
            className={field()}
            value={query.sort}
            onChange={({ target }) =>
              navigateTo(favouritesHref({ ...query, sort: favouriteSorts.find((sort) => sort === target.value) ?? 'last' }))
            }
          >
            {favouriteSorts.map((sort) => (
              <option key={sort} value={sort}>
                {i18n._(favouriteSortTexts[sort])}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </div>
  )
}

function FavouriteSearch({ query }: { query: FavouritesQuery }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(query.text)
  const id = useId()
  const look = (event: FormEvent) => {
    event.preventDefault()
    navigateTo(favouritesHref({ ...query, text: typed.trim() }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have <search>
    <form role="search" aria-label={t`Your Favorite`} className={searchClass} onSubmit={look}>
      <input
        id={id}
        type="search"
        className={field()}
        aria-label={t`Number, name or note`}
        placeholder={t`Search`}
        value={typed}
        maxLength={MAX_SEARCH_TEXT_CHARACTERS}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className={button()} aria-label={t`Search your favorites`}>
        <Icon name="search" />
      </button>
    </form>
  )
}

const favouriteSortTexts: Record<FavouriteSort, MessageDescriptor> = {
  last: msg`Last marked first`,
  code: msg`Product code`,
  price: msg`Price, lowest first`,
  fallen: msg`Price fallen most`,
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' })
const toolsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > form': { flex: '[1 1 180px]', maxWidth: '[440px]' },
  '& > select': { flex: '[1 1 170px]', maxWidth: '[240px]' },
})
const searchClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', gap: '2' })
