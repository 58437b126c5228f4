import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { useNumberList } from '#app/hooks/use-number-list.ts'
import { heading } from '#styled/recipes'
import { css } from '#styled/css'
import { LISTED_NUMBERS_MOST, type ListedNumber, readNumberList } from '#contract/number-list.ts'
import { ListingHead } from './ListingHead.tsx'
import { type Changed, findingOf, takenOf } from './number-lines.ts'
import { NumberLine } from './NumberLine.tsx'
import { NumberSums } from './NumberSums.tsx'

/** A pasted list as it was read: each number with its quantity and the part that bears it, the unknown ones by name, and all of it into the cart with one press. */
export default function NumberList({ text, otherwise }: { text: string; otherwise: ReactNode }) {
  const lines = useMemo(() => readNumberList(text), [text])
  return lines === null ? otherwise : <Lines lines={lines} />
}

function Lines({ lines }: { lines: readonly ListedNumber[] }) {
  const { t } = useLingui()
  const shown = useNumberList(lines.map(({ number }) => number))
  const [changes, setChanges] = useState<Record<string, Changed>>({})
  const read = lines.map((line, at) => {
    const finding = findingOf(shown[at] ?? { status: 'loading' })
    return { line, finding, taken: takenOf(line, finding, changes[line.number]) }
  })
  const count = (...states: string[]) => read.filter(({ finding }) => states.includes(finding.is)).length
  const [waiting, unknown, near] = [count('waiting'), count('unknown', 'not-here'), count('near')]
  return (
    <>
      <ListingHead title={<Plural value={lines.length} one="List of # number" other="List of # numbers" />}>
        <p className={summary} role="status">
          {waiting > 0 ? (
            <Plural value={waiting} one="# number is looked up …" other="# numbers are looked up …" />
          ) : (
            <>
              <span>
                <Plural value={count('found')} one="# found" other="# found" />
              </span>
              {near > 0 ? (
                <span>
                  <Plural value={near} one="# to choose" other="# to choose" />
                </span>
              ) : null}
              {unknown > 0 ? (
                <span>
                  <Plural value={unknown} one="# not found" other="# not found" />
                </span>
              ) : null}
            </>
          )}
        </p>
      </ListingHead>
      {lines.length >= LISTED_NUMBERS_MOST ? (
        <p className={note}>
          <Trans>Only the first {LISTED_NUMBERS_MOST} numbers of a list are read. Paste the others as a list of their own.</Trans>
        </p>
      ) : null}
      <div className={frame}>
        <ol className={list} aria-label={t`Numbers that were read`}>
          {read.map(({ line, finding, taken }) => (
            <NumberLine
              key={line.number}
              line={line}
              finding={finding}
              taken={taken}
              onChange={(changed) => setChanges((all) => ({ ...all, [line.number]: { ...all[line.number], ...changed } }))}
            />
          ))}
        </ol>
        <section className={side} aria-labelledby="list-sums">
          <h2 id="list-sums" className={heading({ level: 'section' })}>
            <Trans>Into the cart</Trans>
          </h2>
          <NumberSums
            taken={read.flatMap(({ taken }) => (taken ? [taken] : []))}
            left={read.filter(({ taken }) => taken === null).length}
            waiting={waiting > 0}
          />
        </section>
      </div>
    </>
  )
}

const summary = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'fg.muted', minHeight: '6' })
const note = css({ color: 'fg.muted', paddingBlock: '2' })
const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 320px]' },
  columnGap: '10',
  rowGap: '6',
  alignItems: 'start',
  paddingBottom: '8',
})
const list = css({ borderTop: 'hair' })
const side = css({ display: 'grid', gap: '3', position: { lg: 'sticky' }, top: { lg: '4' } })
