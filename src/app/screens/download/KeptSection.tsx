import { Plural, Trans } from '@lingui/react/macro'
import { useDurable } from '#app/hooks/use-durable.ts'
import { useWorker } from '#app/hooks/use-worker.ts'
import { size } from '#app/i18n/size.ts'
import { Go } from '#app/ui/Go.tsx'
import { href } from '#contract/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { DownloadPart } from './DownloadPart.tsx'

/** What of the shop lies on this device today, and what that is good for without a network. */
export function KeptSection() {
  const { possible, ready, parts } = useWorker()
  const { usedBytes, mostBytes, is } = useDurable()
  return (
    <DownloadPart title={<Trans>Kept on this device</Trans>}>
      <p role="status">
        {!possible ? (
          <Trans>This browser keeps nothing of the shop here, so it needs the network.</Trans>
        ) : ready === null ? (
          <Trans>Looking through what is on this device…</Trans>
        ) : ready ? (
          <Trans>The shop itself is on this device and opens without a network.</Trans>
        ) : (
          <Trans>Something of the shop is missing on this device. It is fetched as soon as the shop can be reached.</Trans>
        )}
      </p>
      {ready === null ? null : (
        <p>
          <Plural
            value={parts}
            _0="No part can be opened here without a network yet. Each part that you open stays here by itself."
            one="# part can be opened here without a network: the one that you opened. Each further part stays here too."
            other="# parts can be opened here without a network: those that you opened. Each further part stays here too."
          />
        </p>
      )}
      {usedBytes === null || mostBytes === null ? null : (
        <p className={quiet}>
          <Trans>
            {size(usedBytes)} are used of at most {size(mostBytes)}.
          </Trans>{' '}
          {is === 'kept' ? <Trans>This browser keeps it until you clear it.</Trans> : null}
          {is === 'may-clear' ? <Trans>This browser may clear it when space runs out.</Trans> : null}
        </p>
      )}
      <p className={quiet}>
        <Trans>A whole category cannot be put on this device ahead yet. A price list or a printed catalogue can be taken along.</Trans>
      </p>
      <p>
        <Go to={href('page', { slug: 'offline' })} className={link({ tall: true })}>
          <Trans>What works without a network, and how to keep it</Trans>
        </Go>
      </p>
    </DownloadPart>
  )
}

const quiet = css({ color: 'fg.muted' })
