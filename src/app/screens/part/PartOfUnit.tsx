import { Trans } from '@lingui/react/macro'
import { useUnitCameFrom } from '#app/hooks/parts-list/use-unit-came-from.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { lineFragment } from '#contract/part/unit-kinds.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'

/** The way back to the unit from whose parts list the user came to this component, at its line. */
export function PartOfUnit({ part: { mcode } }: { part: PartDetail }) {
  const from = useUnitCameFrom(mcode)
  if (from === null) return null
  return (
    <p className={lineClass}>
      <Link to={`${href('part', { mcode: from.unit })}#${lineFragment(from.position)}`} className={linkClass}>
        <Trans>
          Part of <PartNumber number={from.unit} />
        </Trans>
      </Link>
    </p>
  )
}

const lineClass = css({ display: 'inline-flex', minHeight: 'touch', marginInlineEnd: '4', verticalAlign: 'top' })
const linkClass = css({ display: 'inline-flex', alignItems: 'center', gap: '1', textUnderlineOffset: '[0.2em]' })
