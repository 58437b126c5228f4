import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { writeComparedCodes } from '#contract/compare/compare-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { chip } from '#styled/recipes'

interface OldPartChoiceProps {
  codes: readonly string[]
  /** Whether the first of the codes is known to be the old part. */
  isOldKnown: boolean
}

/** Chooses which of the parts is the old one, with which the others are compared. */
export function OldPartChoice({ codes, isOldKnown }: OldPartChoiceProps) {
  const { t } = useLingui()
  if (codes.length < 2) return null
  return (
    <nav className={frameClass} aria-label={t`Which one is the old part?`}>
      <span className={labelClass}>
        <Trans>The old part is</Trans>
      </span>
      {codes.map((mcode, at) => (
        <Link
          key={mcode}
          to={href('compare', { parts: writeComparedCodes([mcode, ...codes.filter((other) => other !== mcode)]), old: mcode })}
          replace
          className={chip()}
          aria-current={isOldKnown && at === 0 ? 'true' : undefined}
        >
          {mcode}
        </Link>
      ))}
    </nav>
  )
}

const frameClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontFamily: 'numbers' })
const labelClass = css({ fontFamily: 'words', color: 'fg.muted', fontSize: 'sm' })
