import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { WHEEL_TURN_MS } from '#app/hooks/lottery/use-draw.ts'
import type { PrizeTicketCount } from '#contract/lottery/draw-of.ts'
import { css } from '#styled/css'
import { wheelFieldClassOf, wheelFieldFillOf, wheelFieldsOf, wheelRotationDegrees } from './fields.ts'

interface WheelProps {
  prizeShares: readonly PrizeTicketCount[]
  /** The number of the drawn ticket; null before a draw. */
  ticketNumber: number | null
  /** Whether the wheel is turning to the drawn ticket. */
  isTurning: boolean
}

const FULL_TURN_COUNT = 5

/**
 * The odds as a wheel. Each field is as large as its share of the tickets, and the wheel stops at the drawn ticket. The table beside it has
 * the same data as text.
 */
export function Wheel({ prizeShares, ticketNumber, isTurning }: WheelProps) {
  const { t } = useLingui()
  const wheel = useRef<SVGGElement>(null)
  const degrees = ticketNumber === null ? 0 : wheelRotationDegrees(ticketNumber, prizeShares)
  useEffect(() => {
    const turn = (angle: number) => ({ transform: `rotate(${angle}deg)` })
    // The attribute `transform` already has the wheel's final position, so that the wheel is right without this animation too.
    if (isTurning)
      wheel.current?.animate?.([turn(degrees - 360 * FULL_TURN_COUNT), turn(degrees)], {
        ...{ duration: WHEEL_TURN_MS, easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)' },
      })
  }, [isTurning, degrees])
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
        {wheelFieldsOf(prizeShares).map(({ id, prizeIndex, path }) => (
          <path key={id} d={path} fill={wheelFieldFillOf(id)} className={wheelFieldClassOf(id, prizeIndex)} />
        ))}
      </g>
      <circle r="96" fill="none" stroke="currentColor" className={edgeClass} />
      <path d="M -7 -104 L 7 -104 L 0 -84 Z" fill="currentColor" />
    </svg>
  )
}

const frameClass = css({ display: 'block', maxWidth: 'full', marginInline: 'auto' })
const edgeClass = css({ color: 'fg.muted' })
