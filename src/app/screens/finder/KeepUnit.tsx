import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrentJob } from '#app/hooks/jobs/use-job.ts'
import { keepUnit } from '#app/state/old-unit/changes.ts'
import { oldUnits, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import { JobDialog } from '#app/ui/cart/JobDialog.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { FinderQuery } from '#contract/finder/finder-query.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes'
import { writeDownAnswers } from './write-down-answers.ts'

interface KeepUnitProps {
  query: FinderQuery
  /** The name under which the unit is kept: its kind. */
  name: string
}

/** Keeps the answers as a unit of a job: a known job, or a new one. */
export function KeepUnit({ query, name }: KeepUnitProps) {
  const { jobName, knownJobs } = useCurrentJob()
  const [open, setOpen] = useState(false)
  const [keptFor, setKeptFor] = useState<string | null>(null)
  const keep = async (job: string) => {
    await writeDownAnswers(query, query)
    const unit = unitOnBench(oldUnits.units, query.kind)
    if (unit === null) return
    await keepUnit(unit.id, { name, job })
    setKeptFor(job)
  }
  return (
    <>
      <button type="button" className={cx(button(), needsScriptClass)} onClick={() => setOpen(true)}>
        <Trans>Keep as a unit of a job</Trans>
      </button>
      <p role="status">{keptFor === null ? null : <Trans>Kept for “{keptFor}”. The finder’s first page shows it.</Trans>}</p>
      <JobDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Keep as a unit of a job</Trans>}
        jobOptions={[...new Set([jobName, ...knownJobs])].filter((job) => job !== '').map((job) => ({ job, label: job }))}
        label={<Trans>New job</Trans>}
        hint={<Trans>A customer, a plate or a machine.</Trans>}
        submitLabel={<Trans>Keep it</Trans>}
        onChoose={(job) => void keep(job)}
      />
    </>
  )
}
