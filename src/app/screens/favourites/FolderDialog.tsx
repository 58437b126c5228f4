import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { cleanJobName } from '#app/state/cart/job.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { MAX_FOLDER_NAME_CHARACTERS } from '#contract/favourites/favourites.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface FolderDialogProps {
  isOpen: boolean
  title: ReactNode
  submitLabel: ReactNode
  /** The current name of the folder. */
  name?: string
  /** The names of the other folders, because a name must be unique. */
  otherNames: readonly string[]
  onClose: () => void
  /** Stores the name. Resolves with whether that succeeded. */
  onSaveName: (name: string) => Promise<boolean>
}

/**
 * A dialog that asks for the name of a folder. The typed text stays if the dialog is closed by accident, or if the name could not be
 * stored.
 */
export function FolderDialog({ isOpen, title, submitLabel, name = '', otherNames, onClose, onSaveName }: FolderDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const wanted = cleanJobName(typed ?? name)
  const wrong =
    wanted === ''
      ? t`Type a name for the folder.`
      : otherNames.some((other) => other.toLowerCase() === wanted.toLowerCase())
        ? t`There is a folder of this name already.`
        : undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined) return
    onClose()
    setTried(false)
    if (await onSaveName(wanted)) setTyped(null)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      <form className={frameClass} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          name="name"
          label={<Trans>Name of the job</Trans>}
          wrong={tried ? wrong : undefined}
          hint={<Trans>Such as “Hilux Meyer” or “Bench stock”. What goes into the cart from here is for this job.</Trans>}
          value={typed ?? name}
          maxLength={MAX_FOLDER_NAME_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={button({ tone: 'primary' })}>
          {submitLabel}
        </button>
      </form>
    </Dialog>
  )
}

const frameClass = css({ display: 'grid', gap: '3' })
