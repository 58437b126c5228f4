import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { removeFromTray } from '#app/state/compare/tray.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { OldNumberForm } from '#app/ui/compare/OldNumberForm.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { writeComparedCodes } from '#contract/compare/compare-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { type ParamsOf, routes } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { ComparedDrawings } from './ComparedDrawings.tsx'
import { CompareTable } from './CompareTable.tsx'
import { MissingParts } from './MissingParts.tsx'
import { NothingCompared } from './NothingCompared.tsx'
import { OldNumberMessage } from './OldNumberMessage.tsx'
import { OldPartChoice } from './OldPartChoice.tsx'
import { RuleSources } from './RuleSources.tsx'
import { compareTableRows, compareWithFirst, usedSources } from './table-rows.ts'
import { type CompareColumn, useCompareData } from './use-compare-data.ts'
import { Verdicts } from './Verdicts.tsx'

const partOf = ({ query }: CompareColumn) => (query.status === 'ready' ? query.value : null)

/** `/prod/compare?parts=A,B&old=NUMBER`: whether parts fit in the place of an old one, and why not: in words, drawings and field by field. */
export default function CompareScreen({ params }: { params: ParamsOf<'compare'> }) {
  const { i18n } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const { columns, oldNumber, isOldKnown, codes } = useCompareData(params)
  const parts = columns.map(partOf)
  const ready = parts.filter((part) => part !== null)
  const comparisons = compareWithFirst(parts)
  const [old, ...others] = parts
  const candidates = others.flatMap((part, at) => {
    const comparison = comparisons[at + 1]
    return part && comparison ? [{ part, comparison }] : []
  })
  useTitle(i18n._(routes.compare.title))
  const remove = (mcode: string) => {
    removeFromTray(mcode)
    const left = codes.filter((code) => code !== mcode)
    // The old part goes with its number.
    const isOld = isOldKnown && mcode === columns[0]?.mcode
    const number = isOld ? undefined : params.old
    navigateTo(href('compare', { parts: writeComparedCodes(left), old: number }), { replace: true })
    title.current?.focus()
  }
  return (
    <>
      <Crumbs trail={[{ label: i18n._(routes.compare.title) }]} />
      <div className={pageClass}>
        <h1 ref={title} tabIndex={-1} className={heading({ level: 'page' })}>
          <Trans>Will it bolt on?</Trans>
        </h1>
        <OldNumberForm codes={codes} number={oldNumber?.number} />
        {oldNumber === null ? <OldPartChoice codes={codes} isOldKnown={isOldKnown} /> : <OldNumberMessage old={oldNumber} codes={codes} />}
        <MissingParts columns={columns} />
        {columns.length === 0 ? oldNumber === null ? <NothingCompared /> : null : <LoadingColumns columns={columns} />}
        <div aria-live="polite">{old && candidates.length > 0 ? <Verdicts old={old} candidates={candidates} /> : null}</div>
        {ready.length > 0 ? (
          <>
            <ComparedDrawings parts={ready} />
            <CompareTable columns={columns} isOldKnown={isOldKnown} rows={compareTableRows(i18n, parts, comparisons)} onRemove={remove} />
            <RuleSources sources={usedSources(comparisons)} />
          </>
        ) : null}
      </div>
    </>
  )
}

/** The place of the verdicts while the data of a part is on its way. */
const LoadingColumns = ({ columns }: { columns: readonly CompareColumn[] }) =>
  columns.some(({ query }) => query.status === 'loading') ? (
    <div aria-busy="true">
      <span className={visuallyHiddenClass}>
        <Trans>Loading</Trans>
      </span>
      <Skeleton width="100%" height={140} />
    </div>
  ) : null

const pageClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', paddingBlock: '4' })
const visuallyHiddenClass = css({ srOnly: true })
