import { Trans } from '@lingui/react/macro'
import { Dialog } from '#app/ui/Dialog.tsx'
import { JobForm } from './JobForm.tsx'

interface JobDialogProps {
  open: boolean
  onClose: () => void
  /** What is chosen now; '' for none. */
  chosen: string
  /** Jobs that can be chosen with one tap. */
  known: readonly string[]
  onChoose: (job: string) => void
}

/** Which job parts are for: one tap on a job that is known, a new name, or none. */
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
