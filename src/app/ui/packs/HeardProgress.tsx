import { Trans } from '@lingui/react/macro'
import type { PackRow } from '#app/hooks/packs/use-packs.ts'
import { css } from '#styled/css'

/** Download progress for screen readers: every quarter, if nothing else is announced. */
export function HeardProgress({ rows }: { rows: readonly PackRow[] }) {
  const coming = rows.find(({ now }) => now.type === 'coming')
  const quarters =
    coming?.now.type === 'coming' && coming.now.totalBytes > 0 ? Math.floor((coming.now.doneBytes / coming.now.totalBytes) * 4) : 0
  const [title, percent] = [coming?.title, quarters * 25]
  return (
    <p role="status" className={unseen}>
      {title === undefined ? null : (
        <Trans>
          {title}: {percent} % are here
        </Trans>
      )}
    </p>
  )
}

const unseen = css({ srOnly: true })
