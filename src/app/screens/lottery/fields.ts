import type { PrizeTicketCount } from '#contract/lottery/draw-of.ts'
import { totalTicketsOf } from '#contract/lottery/draw-of.ts'
import { CONSOLATION_PRIZE_ID } from '#contract/lottery/rules.ts'
import { css } from '#styled/css'

/** The colours of the prizes on the wheel and in the table, by index. The other tickets have no colour. */
const wheelFieldClasses = [
  css({ color: 'accent' }),
  css({ color: 'good' }),
  css({ color: 'warn' }),
  css({ color: 'fg.muted' }),
  css({ color: 'bad' }),
  css({ color: 'fg.faint' }),
]

export const wheelFieldClassOf = (id: string, place: number): string | undefined =>
  id === CONSOLATION_PRIZE_ID ? undefined : wheelFieldClasses[place % wheelFieldClasses.length]
export const wheelFieldFillOf = (id: string): string => (id === CONSOLATION_PRIZE_ID ? 'none' : 'currentColor')

/** A field of the wheel, as large as its share of the tickets; fields follow clockwise from the top. */
export interface WheelField {
  id: string
  prizeIndex: number
  path: string
}

const WHEEL_RADIUS = 96
const formatSvgLength = (length: number): string => length.toFixed(3).replace('-0.000', '0.000')
const wheelEdgePoint = (turn: number): string => {
  const angle = 2 * Math.PI * turn
  return `${formatSvgLength(WHEEL_RADIUS * Math.sin(angle))} ${formatSvgLength(-WHEEL_RADIUS * Math.cos(angle))}`
}

/** Returns the fields of a wheel around the point 0, 0. A field with all tickets is a circle. */
export function wheelFieldsOf(shares: readonly PrizeTicketCount[]): WheelField[] {
  const all = totalTicketsOf(shares)
  let from = 0
  return shares.flatMap(({ id, tickets }, prizeIndex) => {
    if (tickets === 0) return []
    const [begin, end] = [from / all, (from + tickets) / all]
    from += tickets
    const arc = (to: number, large: boolean) => `A ${WHEEL_RADIUS} ${WHEEL_RADIUS} 0 ${large ? 1 : 0} 1 ${wheelEdgePoint(to)}`
    // Two arcs, because an SVG arc with equal start and end is not drawn.
    if (tickets === all) return { id, prizeIndex, path: `M ${wheelEdgePoint(0)} ${arc(0.5, false)} ${arc(1, false)} Z` }
    return { id, prizeIndex, path: `M 0 0 L ${wheelEdgePoint(begin)} ${arc(end, end - begin > 0.5)} Z` }
  })
}

/** Returns by how many degrees the wheel must turn to bring the middle of a ticket to the top. */
export const wheelRotationDegrees = (ticket: number, shares: readonly PrizeTicketCount[]): number =>
  -((ticket + 0.5) / totalTicketsOf(shares)) * 360
