import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { href } from '#contract/addresses.ts'
import type { PartDetail } from '#contract/catalogue.ts'
import { partHead } from '#styled/recipes'

/** A superseded part shows its successor first. */
export function Supersession({ part }: { part: PartDetail }) {
  const look = partHead()
  const next = part.supersededBy
  if (!next) return null
  return (
    <p className={look.notice}>
      <Trans>This number was superseded by</Trans>{' '}
      <Link to={href('part', { mcode: next.mcode })} className={look.noticeLink}>
        {next.mcode}
      </Link>{' '}
      <Dotted>
        <span>{next.name} </span>
        <span>{next.specName}</span>
      </Dotted>
    </p>
  )
}
