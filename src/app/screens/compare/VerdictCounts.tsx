import { Plural } from '@lingui/react/macro'
import type { VerdictCounts as Counts } from '#contract/compare/verdict.ts'
import { css } from '#styled/css'

/** How many measures compare in which way: "5 measures same, 1 differs and matters, 3 unknown". Kinds without any are left out. */
export const VerdictCounts = ({ same, fits, matters, unknown }: Counts) => (
  <p className={lineClass}>
    {same === 0 ? null : (
      <span>
        <Plural value={same} one="# measure same" other="# measures same" />
      </span>
    )}
    {fits === 0 ? null : (
      <span>
        <Plural value={fits} one="# differs but fits" other="# differ but fit" />
      </span>
    )}
    {matters === 0 ? null : (
      <span>
        <Plural value={matters} one="# differs and matters" other="# differ and matter" />
      </span>
    )}
    {unknown === 0 ? null : (
      <span>
        <Plural value={unknown} one="# not known" other="# not known" />
      </span>
    )}
  </p>
)

const lineClass = css({ fontSize: 'sm', color: 'fg.muted', '& > span:not(:last-child)::after': { content: '", "' } })
