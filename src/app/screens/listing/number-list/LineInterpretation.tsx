import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import type { ListedNumber, Reading } from '#contract/number-list/number-list.ts'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'

interface LineInterpretationProps {
  line: ListedNumber
  onCorrect: (reading: Reading) => void
}

/** A line of a pasted list as typed, and how it was understood. The user can choose another reading. */
export function LineInterpretation({ line, onCorrect }: LineInterpretationProps) {
  const { number, qty, sourceLine: typed, alternativeReadings } = line
  if (typed === number && alternativeReadings.length === 0) return null
  return (
    <div className={frameClass}>
      <p className={mutedTextClass}>
        <Trans>
          Typed “{typed}”, read as {qty} × <span className={digitsClass}>{number}</span>
        </Trans>
      </p>
      {alternativeReadings.length === 0 ? null : (
        <div className={readingsClass}>
          <span className={mark({ tone: 'warn' })}>
            <Icon name="warning" size={16} />
            <Trans>This may be read in another way:</Trans>
          </span>
          {alternativeReadings.map((other) => (
            <button key={`${other.qty} ${other.number}`} type="button" className={button({ size: 'sm' })} onClick={() => onCorrect(other)}>
              {other.qty} × <span className={digitsClass}>{other.number}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '1', minWidth: '0' })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' })
const readingsClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const digitsClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap' })
