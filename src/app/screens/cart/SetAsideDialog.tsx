import { Trans } from '@lingui/react/macro'
import { setAside } from '#app/state/cart/changes.ts'
import { JobForm } from '#app/ui/cart/JobForm.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { jobName } from './jobs.ts'

interface SetAsideDialogProps {
  open: boolean
  ids: readonly string[]
  /** Jobs that have lines already. */
  jobs: readonly string[]
  onClose: () => void
}

/** Asks which job the chosen lines are for: a new name, or one tap on a job that is there. */
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
