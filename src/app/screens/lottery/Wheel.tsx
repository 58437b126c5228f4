import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { WHEEL_TURN_MS } from '#app/hooks/lottery/use-draw.ts'
import type { PrizeShare } from '#contract/lottery/draw-of.ts'
import { css } from '#styled/css'
import { fieldClassOf, fieldFillOf, wheelFieldsOf, wheelRotation } from './fields.ts'

interface WheelProps {
  shares: readonly PrizeShare[]
  /** The number of the drawn ticket; null before a draw. */
  ticket: number | null
  /** Whether the wheel is turning to the drawn ticket. */
  turning: boolean
}

const FULL_TURN_COUNT = 5

/**
 * The odds as a wheel. Each field is as large as its share of the tickets, and the wheel stops at the drawn ticket. The table beside it has
 * the same data as text.
 */
export function Wheel({ shares, ticket, turning }: WheelProps) {
  const { t } = useLingui()
  const wheel = useRef<SVGGElement>(null)
  const degrees = ticket === null ? 0 : wheelRotation(ticket, shares)
  useEffect(() => {
    const turn = (angle: number) => ({ transform: `rotate(${angle}deg)` })
    // The attribute has the wheel's final position, which also holds with reduced motion.
    if (turning)
      wheel.current?.animate?.([turn(degrees - 360 * FULL_TURN_COUNT), turn(degrees)], {
        ...{ duration: WHEEL_TURN_MS, easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)' },
      })
  }, [turning, degrees])
  return (
    <svg
      viewBox="-104 -104 208 208"
      width="148"
      height="148"
      className={frameClass}
      role="img"
      aria-label={t`A wheel. Each field is exactly as wide as its odds in the table.`}
    >
      <g ref={wheel} transform={`rotate(${degrees.toFixed(3)})`}>
        {wheelFieldsOf(shares).map(({ id, place, path }) => (
          <path key={id} d={path} fill={fieldFillOf(id)} className={fieldClassOf(id, place)} />
        ))}
      </g>
      <circle r="96" fill="none" stroke="currentColor" className={edgeClass} />
      <path d="M -7 -104 L 7 -104 L 0 -84 Z" fill="currentColor" />
    </svg>
  )
}

const frameClass = css({ display: 'block', maxWidth: 'full', marginInline: 'auto' })
const edgeClass = css({ color: 'fg.muted' })
