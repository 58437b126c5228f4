import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { forgetTaken } from '#app/state/quick-order/pad-changes.ts'
import { quickOrder } from '#app/state/quick-order/quick-order.ts'
import { MAX_READ_LINES } from '#app/state/quick-order/readable-beginning.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_ORDER_LINES } from '#contract/number-list/order-sheet.ts'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import type { IntakeProblem } from './use-pad-intake.ts'

/** What became of the list that was taken last: what was joined or is no line, and what did not fit. */
export function TakenNotice({ problem, onClose }: { problem: IntakeProblem | null; onClose: () => void }) {
  const { t } = useLingui()
  const { taken } = useStateSnapshot(quickOrder)
  const notRead = taken?.notRead ?? 0
  const close = () => {
    onClose()
    forgetTaken()
  }
  const facts = taken === null ? [] : factsOf(taken)
  if (problem === null && facts.length === 0 && (taken?.refused.length ?? 0) === 0) return null
  return (
    <div className={frameClass}>
      <div role="status" className={textClass}>
        {problem === null ? null : (
          <p className={mark({ tone: 'bad' })}>
            <span className={wrapClass}>
              <ProblemText problem={problem} />
            </span>
          </p>
        )}
        {taken === null || taken.refused.length === 0 ? null : (
          <>
            <p className={mark({ tone: 'bad' })}>
              <Icon name="warning" size={16} />
              <span className={wrapClass}>
                <Plural
                  value={taken.refused.length}
                  one={`# line was not taken, because the list has at most ${MAX_ORDER_LINES}.`}
                  other={`# lines were not taken, because the list has at most ${MAX_ORDER_LINES}.`}
                />
              </span>
            </p>
            {notRead === 0 ? null : (
              <p>
                <Plural
                  value={notRead}
                  one={`The last line was not read, because at most ${MAX_READ_LINES} lines are read at once.`}
                  other={`The last # of them were not read, because at most ${MAX_READ_LINES} lines are read at once.`}
                />
              </p>
            )}
            <details>
              <summary className={summaryClass}>
                <Trans>Show what was not taken</Trans>
              </summary>
              <textarea className={refusedClass} readOnly rows={6} aria-label={t`Not taken`} value={taken.refused.join('\n')} />
            </details>
          </>
        )}
        {facts.length === 0 ? null : <ul className={factsClass}>{facts}</ul>}
      </div>
      <button type="button" className={button({ tone: 'plain', size: 'icon' })} aria-label={t`Close`} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function factsOf({
  joined,
  headings,
  comments,
  empty,
  quantities,
}: Record<'joined' | 'headings' | 'comments' | 'empty' | 'quantities', number>) {
  const facts: [key: string, count: number, words: ReactNode][] = [
    [
      'joined',
      joined,
      <Plural key="j" value={joined} one="# line joined with the same number" other="# lines joined with the same number" />,
    ],
    ['headings', headings, <Plural key="h" value={headings} one="# line of headings" other="# lines of headings" />],
    [
      'quantities',
      quantities,
      <Plural key="q" value={quantities} one="# line with only a quantity" other="# lines with only a quantity" />,
    ],
    ['comments', comments, <Plural key="c" value={comments} one="# comment" other="# comments" />],
    ['empty', empty, <Plural key="e" value={empty} one="# empty line" other="# empty lines" />],
  ]
  return facts.filter(([, count]) => count > 0).map(([key, , words]) => <li key={key}>{words}</li>)
}

function ProblemText({ problem }: { problem: IntakeProblem }) {
  switch (problem) {
    case 'workbook':
      return <Trans>This is a workbook. Save it as CSV, or copy its cells and paste them here.</Trans>
    case 'other':
      return <Trans>This file contains no text. A list is a CSV or text file.</Trans>
    case 'too-large':
      return <Trans>This file is larger than 2 MB. A list of 500 lines is much smaller.</Trans>
    case 'no-clipboard':
      return <Trans>This browser does not hand out what was copied. Paste it into the field for the next number.</Trans>
    case 'nothing':
      return <Trans>There is nothing to read.</Trans>
  }
}

const frameClass = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '2',
  paddingInline: '3',
  backgroundColor: 'well',
  borderRadius: 'md',
  _print: { display: 'none' },
})
const textClass = css({ display: 'grid', gap: '1', minWidth: '0', paddingBlock: '3', flexGrow: 1 })
const wrapClass = css({ whiteSpace: 'normal' })
const factsClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'fg.muted', fontSize: 'sm' })
const summaryClass = css({ minHeight: 'touch', display: 'inline-flex', alignItems: 'center', cursor: 'pointer' })
const refusedClass = css({ width: 'full', fontFamily: 'numbers', fontSize: 'sm', padding: '2', border: 'edge', backgroundColor: 'sheet' })
