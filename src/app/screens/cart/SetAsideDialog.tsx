import { Trans } from '@lingui/react/macro'
import { setAside } from '#app/state/cart/changes.ts'
import { JobForm } from '#app/ui/cart/JobForm.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { jobName } from './jobs.ts'

interface SetAsideDialogProps {
  open: boolean
  ids: readonly string[]
  /** Jobs that already have lines. */
  jobs: readonly string[]
  onClose: () => void
}

/** Asks for the job of the selected lines: a new name, or an existing job. */
export const SetAsideDialog = ({ open, ids, jobs, onClose }: SetAsideDialogProps) => (
  <Dialog open={open} onClose={onClose} title={<Trans>Set aside for a job</Trans>}>
    <JobForm
      known={jobs.map((job) => ({ job, words: job }))}
      label={<Trans>Name of the job</Trans>}
      submit={<Trans>Set aside</Trans>}
      onTake={(job) => {
        void setAside(ids, jobName(job))
        onClose()
      }}
    />
  </Dialog>
)
