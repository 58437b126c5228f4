import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { removeLines, setLinesAside } from '#app/state/cart-changes/changes.ts'
import { JobDialog } from '#app/ui/cart/JobDialog.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MAX_COMPARED_PARTS, writeComparedCodes } from '#contract/compare/compare-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { LineCheckbox } from './LineCheckbox.tsx'

interface SelectionBarProps {
  /** The ids of all lines that can be selected. `chosenLineIds` has those of the selected lines. */
  allLineIds: readonly string[]
  chosenLineIds: readonly string[]
  /** Jobs that already have lines. */
  jobs: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** A checkbox that selects all cart lines or none, and actions for the selected lines. */
export function SelectionBar({ allLineIds, chosenLineIds: chosen, jobs, onChoose }: SelectionBarProps) {
  const { t } = useLingui()
  const [naming, setNaming] = useState(false)
  const some = chosen.length > 0
  return (
    <div className={frameClass}>
      <LineCheckbox
        label={t`Choose all lines`}
        checked={some && chosen.length === allLineIds.length}
        isPartlyChecked={some && chosen.length < allLineIds.length}
        onCheck={(checked) => onChoose(checked ? allLineIds : [])}
      />
      <span className={countClass}>
        {some ? <Plural value={chosen.length} one="# line chosen" other="# lines chosen" /> : <Trans>Choose all</Trans>}
      </span>
      <button type="button" className={button({ tone: 'quiet' })} disabled={!some} onClick={() => setNaming(true)}>
        <Trans>Set aside</Trans>
      </button>
      <button type="button" className={button({ tone: 'quiet' })} disabled={!some} onClick={() => void removeLines(chosen)}>
        <Trans>Remove</Trans>
      </button>
      {chosen.length < 2 || chosen.length > MAX_COMPARED_PARTS ? null : (
        <Link to={href('compare', { parts: writeComparedCodes(chosen) })} className={button({ tone: 'quiet' })}>
          <Trans>Compare {chosen.length}</Trans>
        </Link>
      )}
      <JobDialog
        open={naming}
        onClose={() => setNaming(false)}
        title={<Trans>Set aside for a job</Trans>}
        jobOptions={jobs.map((job) => ({ job, label: job }))}
        label={<Trans>Name of the job</Trans>}
        submitLabel={<Trans>Set aside</Trans>}
        onChoose={(job) => void setLinesAside(chosen, job)}
      />
    </div>
  )
}

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  rowGap: '2',
  borderBottom: 'edge',
  paddingBlock: '2',
})
const countClass = css({ flex: { base: '1', _tiny: '[1 1 110px]' }, minWidth: '0', lineHeight: 'snug' })
