import { Plural } from '@lingui/react/macro'
import type { PartQuantity } from '#contract/number-list/list-sums.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import type { NumberFinding } from './number-lines.ts'

interface ListSummaryProps {
  /** The lines of the list. `toOrder`: the chosen part for the number; null if none. */
  lines: readonly { number: string; finding: NumberFinding; toOrder: PartQuantity | null }[]
}

/** Says how many numbers of the list were found, with links to the first ones that need attention. */
export function ListSummary({ lines }: ListSummaryProps) {
  const of = (...states: NumberFinding['type'][]) => lines.filter(({ finding }) => states.includes(finding.type))
  const [waiting, found, near, unknown, notHere, failed] = [
    of('waiting'),
    of('found'),
    of('near'),
    of('unknown'),
    of('not-here'),
    of('failed'),
  ]
  // Numbers that were found but are not added, because the part is discontinued or deselected. Two numbers of one part are one part in the
  // cart.
  const left = found.filter(({ toOrder }) => toOrder === null)
  const taken = found.flatMap(({ toOrder }) => toOrder?.part.mcode ?? [])
  const parts = new Set(taken).size
  return (
    <div className={frameClass}>
      <p role="status">
        {waiting.length > 0 ? (
          <Plural value={waiting.length} one="# number is looked up …" other="# numbers are looked up …" />
        ) : (
          <>
            <Plural value={found.length} one="# found" other="# found" />
            {parts === taken.length ? null : (
              <>
                {', '}
                <Plural
                  value={parts}
                  one="# part, as several numbers are of the same one"
                  other="# parts, as some numbers are of the same one"
                />
              </>
            )}
          </>
        )}
      </p>
      {left[0] === undefined ? null : (
        <LineLink number={left[0].number}>
          <Plural value={left.length} one="# found is not added" other="# found are not added" />
        </LineLink>
      )}
      {near[0] === undefined ? null : (
        <LineLink number={near[0].number}>
          <Plural value={near.length} one="# to choose" other="# to choose" />
        </LineLink>
      )}
      {unknown[0] === undefined ? null : (
        <LineLink number={unknown[0].number}>
          <Plural value={unknown.length} one="# not found" other="# not found" />
        </LineLink>
      )}
      {notHere[0] === undefined ? null : (
        <LineLink number={notHere[0].number}>
          <Plural value={notHere.length} one="# not looked up yet: no signal" other="# not looked up yet: no signal" />
        </LineLink>
      )}
      {failed[0] === undefined ? null : (
        <LineLink number={failed[0].number}>
          <Plural value={failed.length} one="# not looked up" other="# not looked up" />
        </LineLink>
      )}
    </div>
  )
}

/** A link that scrolls to a number's line and focuses it. */
const LineLink = ({ number, children }: { number: string; children: React.ReactNode }) => (
  <button
    type="button"
    className={link({ tall: true })}
    onClick={() => {
      const line = document.querySelector<HTMLElement>(`[data-number="${CSS.escape(number)}"]`)
      line?.scrollIntoView({ block: 'center' })
      line?.focus({ preventScroll: true })
    }}
  >
    {children}
  </button>
)

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  color: 'fg.muted',
  minHeight: { base: 'touch', lg: '8' },
})
