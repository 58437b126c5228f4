import { Trans } from '@lingui/react/macro'
import {
  cancelPack,
  checkPack,
  forgetLost,
  installPack,
  type PackRow,
  pausePack,
  repairPack,
  resumePack,
} from '#app/hooks/packs/use-packs.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { FULL_CATALOGUE_ID } from '#contract/packs/pack-list.ts'
import { css } from '#styled/css'
import { PackButton } from './PackButton.tsx'
import { RemovePack as Remove } from './RemovePack.tsx'

/** The buttons of a pack. Their accessible names include its title. */
export function PackActions({ row }: { row: PackRow }) {
  const actions = packActionsOf(row)
  return actions === null ? null : <div className={containerClass}>{actions}</div>
}

function packActionsOf({ id, title, entry, status }: PackRow) {
  switch (status.type) {
    case 'offered':
      return <InstallPackButton id={id} title={title} isCompact={id !== FULL_CATALOGUE_ID} />
    case 'here':
      return (
        <>
          {status.hasUpdate ? (
            <PackButton title={title} onClick={() => void installPack(id)}>
              <Trans>Update</Trans>
            </PackButton>
          ) : null}
          <PackButton title={title} onClick={() => void checkPack(id)}>
            <Trans>Check</Trans>
          </PackButton>
          <Remove id={id} title={title} />
        </>
      )
    case 'taken':
      return status.isCompletelyDeleted ? (
        <>
          {entry === null ? null : <InstallPackButton id={id} title={title} />}
          <PackButton title={title} isSecondary onClick={() => forgetLost(id)}>
            <Trans>Not needed any more</Trans>
          </PackButton>
        </>
      ) : (
        <>
          <PackButton title={title} onClick={() => void repairPack(id)}>
            <Trans>Repair</Trans>
          </PackButton>
          <Remove id={id} title={title} />
        </>
      )
    case 'coming':
      return (
        <>
          <PackButton title={title} onClick={() => void pausePack(id)}>
            <Trans>Pause</Trans>
          </PackButton>
          <CancelPackButton id={id} title={title} />
        </>
      )
    case 'paused':
      return (
        <>
          <PackButton title={title} onClick={() => void resumePack(id)}>
            <Trans>Go on</Trans>
          </PackButton>
          <CancelPackButton id={id} title={title} />
        </>
      )
    case 'stopped': {
      const forLine = status.why === 'not-on-wifi' || status.why === 'line-unknown'
      return (
        <>
          {status.why === 'gone' && entry !== null ? (
            <InstallPackButton id={id} title={title} />
          ) : (
            <PackButton title={title} onClick={() => void resumePack(id, forLine)}>
              {forLine ? <Trans>Download all the same</Trans> : <Trans>Go on</Trans>}
            </PackButton>
          )}
          <CancelPackButton id={id} title={title} />
        </>
      )
    }
    default:
      return null
  }
}

interface PackReference {
  id: string
  title: string
}

/**
 * The button that downloads a pack. For the complete catalogue it is the main action. `isCompact`: it is one of many, and on a phone an
 * icon.
 */
const InstallPackButton = ({ id, title, isCompact = false }: PackReference & { isCompact?: boolean }) => (
  <PackButton title={title} isPrimary={id === FULL_CATALOGUE_ID} onClick={() => void installPack(id)}>
    <Icon name="download" />
    <span className={isCompact ? hiddenOnPhonesClass : ''}>
      <Trans>Put on this device</Trans>
    </span>
  </PackButton>
)

const CancelPackButton = ({ id, title }: PackReference) => (
  <PackButton title={title} isSecondary onClick={() => void cancelPack(id)}>
    <Trans>Give up</Trans>
  </PackButton>
)

const containerClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const hiddenOnPhonesClass = css({ mdDown: { srOnly: true } })
