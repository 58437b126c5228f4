import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import type { PartReference } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { partHead } from '#styled/recipes'

/** Says first which part has replaced this one. */
export function Supersession({ by }: { by: PartReference }) {
  const look = partHead()
  return (
    <p className={look.notice}>
      <Trans>This number was superseded by</Trans>{' '}
      <Link to={href('part', { mcode: by.mcode })} className={look.noticeLink}>
        {by.mcode}
      </Link>{' '}
      <DotSeparatedItems>
        <span>{by.name} </span>
        <span>{by.specName}</span>
      </DotSeparatedItems>
    </p>
  )
}
