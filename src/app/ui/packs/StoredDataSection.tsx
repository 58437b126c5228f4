import { Plural, Trans } from '@lingui/react/macro'
import { useHasInstalledPack } from '#app/hooks/packs/use-packs.ts'
import { useServiceWorkerState } from '#app/hooks/use-worker.ts'
import { Link } from '#app/ui/Link.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'

/** Says what this device stores without being asked: the app and opened parts. Not shown once a pack is installed. */
export function StoredDataSection() {
  const { possible, ready, parts } = useServiceWorkerState()
  const isPackHere = useHasInstalledPack()
  return (
    <RuledSection title={<Trans>Kept on this device</Trans>}>
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
      {ready === null || isPackHere ? null : (
        <p>
          <Plural
            value={parts}
            _0="No part is here with all of its page yet: each one that you open stays here by itself. Of parts that stood in lists, what the list said is here."
            one="# part is here with all of its page, and each one that you open stays too. Of parts that stood in lists, what the list said is here."
            other="# parts are here with all of their pages, and each one that you open stays too. Of parts that stood in lists, what the list said is here."
          />
        </p>
      )}
      <p>
        <Link to={href('page', { slug: 'offline' })} className={link({ tall: true })}>
          <Trans>What works without a network, and how to keep it</Trans>
        </Link>
      </p>
    </RuledSection>
  )
}
