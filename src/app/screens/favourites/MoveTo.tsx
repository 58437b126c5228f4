import { Trans } from '@lingui/react/macro'
import type { ShownFolder, ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { makeFolder, moveTo } from '#app/state/favourites/changes.ts'
import { showToast } from '#app/state/page/notices.ts'
import { JobForm } from '#app/ui/cart/JobForm.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'

interface MoveToProps {
  mark: ShownMark
  folders: readonly ShownFolder[]
  open: boolean
  onClose: () => void
}

/** Moves a favourite to a folder: an existing one, or a new name. */
export function MoveTo({ mark: { mcode, folder }, folders, open, onClose }: MoveToProps) {
  const known = folders.map(({ id, name }) => ({ job: id, words: name, chosen: id === folder }))
  const none = { job: '', words: <Trans>In no folder</Trans>, chosen: folder === '' }
  const move = async (chosen: string) => {
    onClose()
    const there = folders.find(({ id }) => id === chosen)
    const id = there?.id ?? (chosen === '' ? '' : await makeFolder(chosen))
    if (id === null || id === folder || !(await moveTo([mcode], id))) return
    if (id === '') showToast(/*i18n*/ 'It is in no folder now.')
    else showToast(/*i18n*/ 'It is in “{name}” now.', { name: there?.name ?? chosen })
  }
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Which folder is it for?</Trans>}>
      <JobForm
        known={folders.length === 0 ? [] : [...known, none]}
        label={<Trans>New folder</Trans>}
        submit={<Trans>Move it there</Trans>}
        onTake={(chosen) => void move(chosen)}
      />
    </Dialog>
  )
}
