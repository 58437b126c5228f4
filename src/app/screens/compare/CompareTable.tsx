import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'
import { button, chip, heading } from '#styled/recipes'
import { ColumnHead } from './ColumnHead.tsx'
import { CompareCellContent } from './CompareCellContent.tsx'
import type { CompareTableRow } from './table-rows.ts'
import type { CompareColumn } from './use-compare-data.ts'

interface CompareTableProps {
  columns: readonly CompareColumn[]
  /** Whether the first part is known to be the old one. */
  isOldKnown: boolean
  rows: readonly CompareTableRow[]
  onRemove: (mcode: string) => void
}

/**
 * The parts field by field, one column each; the others are compared with the first. At first only fields that differ are shown. A phone
 * shows the first and one of the others, which can be chosen.
 */
export function CompareTable({ columns, isOldKnown, rows, onRemove }: CompareTableProps) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const [chosen, setChosen] = useState('')
  const shown = Math.max(
    1,
    columns.findIndex(({ mcode }) => mcode === chosen),
  )
  const isAlone = columns.length === 1
  const visible = showsAll || isAlone ? rows : rows.filter(({ isDifferent }) => isDifferent)
  const sameCount = rows.length - rows.filter(({ isDifferent }) => isDifferent).length
  const isHidden = (at: number) => (at > 0 && at !== shown) || undefined
  const groups = [
    { key: 'fit', title: null, rows: visible.filter(({ hasEffect }) => hasEffect) },
    { key: 'rest', title: <Trans>Without an effect on the fit</Trans>, rows: visible.filter(({ hasEffect }) => !hasEffect) },
  ]
  return (
    <section className={sectionClass} aria-labelledby="compare-fields">
      <div className={toolsClass}>
        <h2 id="compare-fields" className={heading({ level: 'section' })}>
          {showsAll || isAlone ? <Trans>Field by field</Trans> : <Trans>What differs</Trans>}
        </h2>
        {isAlone || sameCount === 0 ? null : (
          <button
            type="button"
            className={cx(button({ size: 'sm' }), needsScriptClass)}
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? (
              <Trans>Only differences</Trans>
            ) : (
              <Plural value={sameCount} one="All fields: # more is the same" other="All fields: # more are the same" />
            )}
          </button>
        )}
      </div>
      {columns.length > 2 ? (
        <fieldset className={pickerClass}>
          <legend className={visuallyHiddenClass}>{isOldKnown ? t`Shown beside the old one` : t`Shown beside the first one`}</legend>
          {columns.slice(1).map(({ mcode }, at) => (
            <button
              key={mcode}
              type="button"
              className={cx(chip(), needsScriptClass)}
              aria-pressed={at + 1 === shown}
              onClick={() => setChosen(mcode)}
            >
              {mcode}
            </button>
          ))}
        </fieldset>
      ) : null}
      <table className={tableClass} data-columns={columns.length}>
        <caption className={visuallyHiddenClass}>{t`Parts field by field`}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, at) => (
              <th key={column.mcode} scope="col" data-hidden={isHidden(at)}>
                <ColumnHead
                  column={column}
                  role={at > 0 || isAlone ? 'candidate' : isOldKnown ? 'old' : 'first'}
                  onRemove={() => onRemove(column.mcode)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) =>
          group.rows.length === 0 ? null : (
            <tbody key={group.key}>
              {group.title === null ? null : (
                <tr data-group="">
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map(({ key, label, cells }) => (
                <tr key={key} data-field={key}>
                  <th scope="row">{label}</th>
                  {columns.map(({ mcode }, at) => (
                    <Fragment key={mcode}>
                      <td data-hidden={isHidden(at)} data-mark={cells[at]?.mark ?? undefined}>
                        <CompareCellContent cell={cells[at] ?? null} />
                      </td>
                    </Fragment>
                  ))}
                </tr>
              ))}
            </tbody>
          ),
        )}
      </table>
      {visible.length === 0 ? (
        <p role="status">
          <Trans>No field differs, as far as the data goes.</Trans>
        </p>
      ) : null}
    </section>
  )
}

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' })
const toolsClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' })
const pickerClass = css({ display: { base: 'flex', md: 'none' }, flexWrap: 'wrap', gap: '2', fontFamily: 'numbers' })
const visuallyHiddenClass = css({ srOnly: true })
/**
 * On a phone each field has its name on a line of its own, so that two parts fit beside each other. The heads of the columns stay below the
 * header of the page.
 */
const tableClass = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  display: { mdDown: 'block' },
  '& thead, & tbody': { display: { mdDown: 'block' } },
  '& thead': { position: 'sticky', top: { base: '[60px]', md: '0' }, zIndex: 'raised', _low: { position: 'static' } },
  '& tr': { display: { mdDown: 'grid' }, gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '3' },
  '&[data-columns="1"] tr': { gridTemplateColumns: '[minmax(0, 1fr)]' },
  '& thead tr': { backgroundColor: 'paper', borderBottom: { mdDown: 'edge' } },
  '& thead td': { display: { mdDown: 'none' }, width: { md: '[180px]' }, borderBottom: 'edge' },
  '& thead th': {
    verticalAlign: 'top',
    paddingBlock: '1',
    paddingInlineEnd: { md: '4' },
    borderBottom: { md: 'edge' },
    backgroundColor: 'paper',
  },
  '& thead td, & tbody td, & tbody th': { backgroundColor: { md: 'paper' } },
  '& tbody tr': { borderBottom: { mdDown: 'hair' }, paddingBlock: { mdDown: '2' } },
  '& tbody th': {
    gridColumn: '[1 / -1]',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'regular',
    fontSize: 'sm',
    color: 'fg.muted',
    paddingBlock: { md: '2' },
    paddingInlineEnd: '3',
    borderBottom: { md: 'hair' },
  },
  '& tr[data-group] th': { color: 'fg', fontWeight: 'bold', paddingTop: '4' },
  '& tbody td': {
    verticalAlign: 'top',
    paddingBlock: { md: '2' },
    paddingInlineEnd: { md: '4' },
    borderBottom: { md: 'hair' },
    minWidth: '0',
  },
  '& [data-hidden]': { display: { mdDown: 'none' } },
})
