import { Trans, useLingui } from '@lingui/react/macro'
import { Sort } from '#contract/facets.ts'
import { field, listing as listingRecipe } from '#styled/recipes'
import { sortWords } from './sort-words.ts'

interface SortSelectProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

export function SortSelect({ sort, onSort }: SortSelectProps) {
  const { i18n, t } = useLingui()
  const look = listingRecipe()
  return (
    <label className={look.sort}>
      <span className={look.sortLabel}>
        <Trans>Sort</Trans>
      </span>
      <select
        aria-label={t`Sort`}
        className={field({ size: 'sm' })}
        value={sort}
        onChange={(event) => onSort(Sort.options.find((option) => option === event.target.value) ?? 'best')}
      >
        {Sort.options.map((option) => (
          <option key={option} value={option}>
            {i18n._(sortWords[option])}
          </option>
        ))}
      </select>
    </label>
  )
}
