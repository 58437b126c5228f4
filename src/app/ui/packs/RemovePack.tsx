import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { removePack, useCanDownloadAgain } from '#app/hooks/packs/use-packs.ts'
import { css } from '#styled/css'
import { PackButton } from './PackButton.tsx'

/** A button that deletes a pack. Offline it asks first, because the pack could not be downloaded again. */
export function RemovePack({ id, title }: { id: string; title: string }) {
  const canComeBack = useCanDownloadAgain()
  const [asks, setAsks] = useState(false)
  if (!asks || canComeBack)
    return (
      <PackButton title={title} isSecondary onClick={() => (canComeBack ? void removePack(id) : setAsks(true))}>
        <Trans>Remove</Trans>
      </PackButton>
    )
  return (
    <>
      <p role="alert" className={sentenceClass}>
        <Trans>There is no signal: what is removed now cannot be put back here.</Trans>
      </p>
      <PackButton title={title} onClick={() => setAsks(false)}>
        <Trans>Keep it</Trans>
      </PackButton>
      <PackButton title={title} isSecondary onClick={() => void removePack(id)}>
        <Trans>Remove all the same</Trans>
      </PackButton>
    </>
  )
}

const sentenceClass = css({ flexBasis: 'full' })
