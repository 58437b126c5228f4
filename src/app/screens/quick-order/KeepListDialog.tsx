import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type KeepOutcome, keepAsList } from '#app/state/quick-order/keep-list.ts'
import { toOrderOf } from '#app/state/quick-order/line-state.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MAX_FOLDER_NAME_CHARACTERS } from '#contract/favourites/favourites.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import type { Pad } from './use-pad.ts'

/** Asks for a name, and keeps the found parts with their quantities in a folder of the favourites. */
export function KeepListDialog({ pad, onClose }: { pad: Pad; onClose: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<KeepOutcome | 'busy' | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || outcome === 'busy') return
    setOutcome('busy')
    setOutcome(
      await keepAsList(
        name,
        pad.views.flatMap(({ state }) => toOrderOf(state) ?? []),
      ),
    )
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>Keep as a list</Trans>}>
      {outcome !== null && outcome !== 'busy' && outcome.type === 'kept' ? (
        <div className={frameClass}>
          <p role="status">
            <Trans>
              {outcome.parts} parts are in the folder “{name.trim()}” of your favorites.
            </Trans>
          </p>
          <Link to={href('favourites')} className={button({ tone: 'primary' })}>
            <Trans>Look at the list</Trans>
          </Link>
        </div>
      ) : (
        <form className={frameClass} onSubmit={(event) => void send(event)} noValidate>
          <TextField
            name="name"
            label={<Trans>Name of the list</Trans>}
            wrong={tried && name.trim() === '' ? t`Type a name for the list.` : undefined}
            hint={<Trans>The found parts go with their quantities into a folder of your favorites. The other lines stay here.</Trans>}
            value={name}
            maxLength={MAX_FOLDER_NAME_CHARACTERS}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <p role="alert">{outcome !== null && outcome !== 'busy' ? <KeepProblem outcome={outcome} /> : null}</p>
          <button type="submit" className={button({ tone: 'primary' })} aria-busy={outcome === 'busy'}>
            <Trans>Keep the list</Trans>
          </button>
        </form>
      )}
    </Dialog>
  )
}

function KeepProblem({ outcome }: { outcome: KeepOutcome }) {
  if (outcome.type === 'no-room') return <Trans>Your favorites have room for {outcome.places} more parts.</Trans>
  if (outcome.type === 'too-many-folders') return <Trans>There are as many folders as can be. Use the name of one of them.</Trans>
  return <Trans>The list could not be kept. Nothing is lost: it is still here.</Trans>
}

const frameClass = css({ display: 'grid', gap: '4' })
