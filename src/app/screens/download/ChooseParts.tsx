import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import type { CatalogueSelection } from './use-choice.ts'

interface ChoosePartsProps extends CatalogueSelection {
  /** Whether "all parts of the shop" can be chosen. */
  canChooseAll?: boolean
  onChoose: (chosen: { category?: string; family?: string }) => void
}

/** A choice of parts: a category, and a family within it, each with its number of parts. */
export function ChooseParts({
  topCategories,
  category,
  families,
  family,
  partCount: parts,
  canChooseAll = false,
  onChoose,
}: ChoosePartsProps) {
  const { t } = useLingui()
  const counted = (name: string, count: number | null | undefined) => (count == null ? name : `${name} (${formatNumber(count)})`)
  const option = (one: Category, name: string) => (
    <option key={one.id} value={one.id}>
      {counted(name, one.count)}
    </option>
  )
  return (
    <>
      <SelectField
        name="category"
        label={<Trans>Category</Trans>}
        value={category?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? {} : { category: value })}
      >
        <option value="">{canChooseAll ? t`All parts` : t`Choose a category`}</option>
        {topCategories.map((top) =>
          top.children.length === 0 ? (
            option(top, top.backCategoryName)
          ) : (
            <optgroup key={top.id} label={top.backCategoryName}>
              {option(top, t`${top.backCategoryName}: all`)}
              {top.children.map((one) => option(one, one.backCategoryName))}
            </optgroup>
          ),
        )}
      </SelectField>
      {category === undefined || families.length === 0 ? null : (
        <SelectField
          name="family"
          label={<Trans>Family</Trans>}
          value={family?.groupName ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose({ category: category.id, ...(value === '' ? {} : { family: value }) })}
        >
          <option value="">{t`All families`}</option>
          {families.map(({ groupName, count }) => (
            <option key={groupName} value={groupName}>
              {counted(groupName, count)}
            </option>
          ))}
        </SelectField>
      )}
      {parts === null ? null : (
        <p role="status" className={mutedTextClass}>
          <Plural value={parts} one="# part" other="# parts" />
        </p>
      )}
    </>
  )
}

const mutedTextClass = css({ color: 'fg.muted' })
