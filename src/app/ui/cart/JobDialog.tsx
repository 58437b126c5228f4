import { Trans } from '@lingui/react/macro'
import { Dialog } from '#app/ui/Dialog.tsx'
import { JobForm } from './JobForm.tsx'

interface JobDialogProps {
  open: boolean
  onClose: () => void
  /** The current job; '' for none. */
  chosen: string
  /** The jobs to choose from. */
  known: readonly string[]
  onChoose: (job: string) => void
}

/** A dialog to choose the job that parts are for: a known one, a new name, or none. */
export function JobDialog({ open, onClose, chosen, known, onChoose }: JobDialogProps) {
  const jobs = known.map((job) => ({ job, words: job, chosen: job === chosen }))
  const none = { job: '', words: <Trans>No job</Trans>, chosen: chosen === '' }
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Which job is it for?</Trans>}>
      <JobForm
        known={known.length === 0 && chosen === '' ? [] : [...jobs, none]}
        label={<Trans>Another job</Trans>}
        hint={<Trans>Such as “Hilux Meyer”. The order, its print and its mail list the parts by job.</Trans>}
        submit={<Trans>For this job</Trans>}
        onTake={(job) => {
          onChoose(job)
          onClose()
        }}
      />
    </Dialog>
  )
}
