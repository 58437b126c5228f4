import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LineState } from '#app/state/quick-order/line-state.ts'
import { lookUpAgain } from '#app/state/quick-order/pad-answers.ts'
import { chooseLinePart, setLineQuantity } from '#app/state/quick-order/pad-changes.ts'
import type { PadLine } from '#app/state/quick-order/pad-line.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css, cx } from '#styled/css'
import { button, link, mark } from '#styled/recipes'
import { stateText } from './line-words.ts'
import { PadPart } from './PadPart.tsx'
import { PartOptions } from './PartOptions.tsx'

/** The part of a line and its state, or what the user has to decide. */
export function RowDetails({ line, state }: { line: PadLine; state: LineState }) {
  const choose = (mcode: string | null) => chooseLinePart(line.id, mcode)
  switch (state.type) {
    case 'waiting':
      return <Skeleton width="60%" height={18} />
    case 'ready':
      return <ReadyDetails line={line} state={state} />
    case 'no-quantity':
      return (
        <>
          <StateMark state={state} tone="bad" />
          <PadPart part={state.part} qty={null} />
        </>
      )
    case 'sold-out':
      return (
        <>
          <PadPart part={state.part} qty={null} />
          <SoldOutActions line={line} state={state} />
        </>
      )
    case 'superseded':
      return (
        <>
          <StateMark state={state} tone="warn" />
          <PartOptions
            number={line.number}
            parts={[state.next, state.old]}
            newest={state.next.mcode}
            chosen={undefined}
            onChoose={choose}
          />
        </>
      )
    case 'choose':
      return (
        <>
          <StateMark state={state} tone="warn" />
          <PartOptions number={line.number} parts={state.parts} chosen={undefined} onChoose={choose} />
        </>
      )
    case 'unknown':
    case 'not-here':
      return (
        <>
          <StateMark state={state} tone={state.type === 'unknown' ? 'bad' : 'warn'} />
          {state.near.length === 0 ? null : (
            <PartOptions number={line.number} parts={state.near.slice(0, MAX_NEAR_PARTS)} chosen={undefined} onChoose={choose} />
          )}
        </>
      )
    case 'failed':
      return (
        <div className={lineClass}>
          <StateMark state={state} tone="bad" />
          <button type="button" className={button({ size: 'sm' })} onClick={lookUpAgain}>
            <Trans>Try again</Trans>
          </button>
        </div>
      )
    case 'left-out':
      return (
        <div className={lineClass}>
          <StateMark state={state} tone="quiet" />
          <button type="button" className={button({ size: 'sm' })} onClick={() => choose(null)}>
            <Trans>Take it after all</Trans>
          </button>
        </div>
      )
    case 'unread':
      return <StateMark state={state} tone="bad" />
  }
}

/** How many of the nearest numbers are offered. */
const MAX_NEAR_PARTS = 3

// Written out, so that the build turns the calls into class names.
const toneClasses = { warn: mark({ tone: 'warn' }), bad: mark({ tone: 'bad' }), quiet: mark({ tone: 'quiet' }) }

function StateMark({ state, tone }: { state: LineState; tone: keyof typeof toneClasses }) {
  const { i18n } = useLingui()
  return (
    <span className={cx(toneClasses[tone], markClass)}>
      {tone === 'quiet' ? null : <Icon name="warning" size={16} />}
      {stateText(i18n, state)}
    </span>
  )
}

function ReadyDetails({ line, state }: { line: PadLine; state: Extract<LineState, { type: 'ready' }> }) {
  const [isOpen, setOpen] = useState(false)
  const others = state.parts.filter(({ mcode }) => mcode !== state.part.mcode).length
  return (
    <>
      <PadPart part={state.part} qty={state.qty} availability={state.availability}>
        {others === 0 && line.mcode === undefined ? null : (
          <button type="button" className={cx(link({ tall: true }), openClass)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {others === 0 ? <Trans>Change</Trans> : <Plural value={others} one="# more offer" other="# more offers" />}
          </button>
        )}
      </PadPart>
      {isOpen ? (
        <PartOptions
          number={line.number}
          parts={state.parts.some(({ mcode }) => mcode === state.part.mcode) ? state.parts : [state.part, ...state.parts]}
          chosen={state.part.mcode}
          onChoose={(mcode) => {
            setOpen(false)
            chooseLinePart(line.id, mcode)
          }}
        />
      ) : null}
    </>
  )
}

function SoldOutActions({ line, state }: { line: PadLine; state: Extract<LineState, { type: 'sold-out' }> }) {
  const { availability } = state
  return (
    <div className={lineClass}>
      <StateMark state={state} tone="bad" />
      {availability.type === 'short' && availability.maxQuantity > 0 ? (
        <button type="button" className={button({ size: 'sm' })} onClick={() => setLineQuantity(line.id, availability.maxQuantity)}>
          <Trans>Take {availability.maxQuantity}</Trans>
        </button>
      ) : null}
    </div>
  )
}

const markClass = css({ whiteSpace: 'normal', '& > svg': { flexShrink: 0 } })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const openClass = css({ fontSize: 'sm', _print: { display: 'none' } })
