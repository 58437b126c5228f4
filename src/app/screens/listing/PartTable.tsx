import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { attributeLabel } from '#app/ui/part/attribute-text.ts'
import { SortableHead } from '#app/ui/part/SortableHead.tsx'
import { moveRowFocus } from '#app/ui/row-keys.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import type { Sort } from '#contract/listing/facets.ts'
import { partTable } from '#styled/recipes'
import { chooseListingColumns, shopAttributeLabelsOf } from './listing-columns.ts'
import { PartTableRow } from './PartTableRow.tsx'

interface PartTableProps {
  parts: readonly PartCard[]
  caption: string
  searchText: string
  /** Returns what is shown below a part's row: other offers of the same part. */
  renderBelowRow?: (part: PartCard) => ReactNode
  sort: Sort
  addressOf: (sort: Sort) => string
}

/** The number of columns that are no attributes: number, part, stock, price, button. */
const FIXED_COLUMN_COUNT = 5

/** A list of parts on a wide screen: one line per part, key attributes as columns, headers that sort. Arrow keys move between rows. */
export function PartTable({ parts, caption, searchText, renderBelowRow, sort, addressOf }: PartTableProps) {
  const { i18n } = useLingui()
  const look = partTable()
  const columns = chooseListingColumns(parts)
  const own = shopAttributeLabelsOf(parts)
  return (
    <table className={look.root} onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}>
      <caption className={look.caption}>{caption}</caption>
      <thead>
        <tr>
          <td className={look.pictureHead} />
          <SortableHead defaultSort="best" ascendingSort="code" sort={sort} hrefOf={addressOf}>
            <Trans>Number</Trans>
          </SortableHead>
          <th scope="col" className={look.head}>
            <Trans>Part</Trans>
          </th>
          {columns.length === 0 ? (
            <th scope="col" className={look.head}>
              <Trans>Data</Trans>
            </th>
          ) : null}
          {columns.map((key) =>
            key === 'powerKw' || key === 'amps' ? (
              <SortableHead
                key={key}
                defaultSort="best"
                ascendingSort="power-up"
                descendingSort="power-down"
                sort={sort}
                hrefOf={addressOf}
                isNumeric
              >
                {attributeLabel(i18n, key, own)}
              </SortableHead>
            ) : (
              <th key={key} scope="col" className={look.figuresHead}>
                {attributeLabel(i18n, key, own)}
              </th>
            ),
          )}
          <th scope="col" className={look.head}>
            <Trans>Stock</Trans>
          </th>
          <SortableHead defaultSort="best" ascendingSort="price-up" descendingSort="price-down" sort={sort} hrefOf={addressOf} isNumeric>
            <Trans>Price</Trans>
          </SortableHead>
          <td className={look.head} />
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const under = renderBelowRow?.(part)
          return (
            <Fragment key={part.mcode}>
              <PartTableRow part={part} columns={columns} searchText={searchText} hasRowUnder={Boolean(under)} />
              {under ? (
                <tr data-under="">
                  <td className={look.picture} />
                  <td className={look.cell} colSpan={Math.max(columns.length, 1) + FIXED_COLUMN_COUNT}>
                    {under}
                  </td>
                </tr>
              ) : null}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
