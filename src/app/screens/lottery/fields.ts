import type { Share } from '#contract/lottery/draw-of.ts'
import { ticketsOf } from '#contract/lottery/draw-of.ts'
import { REST } from '#contract/lottery/rules.ts'
import { css } from '#styled/css'

/** The colours of the prizes on the wheel and in the table, by index. The other tickets have no colour. */
const colours = [
  css({ color: 'accent' }),
  css({ color: 'good' }),
  css({ color: 'warn' }),
  css({ color: 'fg.muted' }),
  css({ color: 'bad' }),
  css({ color: 'fg.faint' }),
]

export const colourOf = (id: string, place: number): string | undefined => (id === REST ? undefined : colours[place % colours.length])
export const fillOf = (id: string): string => (id === REST ? 'none' : 'currentColor')

/** A field of the wheel, as large as its share of the tickets; fields follow clockwise from the top. */
export interface Field {
  id: string
  place: number
  path: string
}

const RADIUS = 96
const formatLength = (length: number): string => length.toFixed(3).replace('-0.000', '0.000')
const point = (turn: number): string => {
  const angle = 2 * Math.PI * turn
  return `${formatLength(RADIUS * Math.sin(angle))} ${formatLength(-RADIUS * Math.cos(angle))}`
}

/** Returns the fields of a wheel around the point 0, 0. A field with all tickets is a circle. */
export function fieldsOf(shares: readonly Share[]): Field[] {
  const all = ticketsOf(shares)
  let from = 0
  return shares.flatMap(({ id, tickets }, place) => {
    if (tickets === 0) return []
    const [begin, end] = [from / all, (from + tickets) / all]
    from += tickets
    const arc = (to: number, large: boolean) => `A ${RADIUS} ${RADIUS} 0 ${large ? 1 : 0} 1 ${point(to)}`
    // Two arcs, because an SVG arc with equal start and end is not drawn.
    if (tickets === all) return { id, place, path: `M ${point(0)} ${arc(0.5, false)} ${arc(1, false)} Z` }
    return { id, place, path: `M 0 0 L ${point(begin)} ${arc(end, end - begin > 0.5)} Z` }
  })
}

/** Returns by how many degrees the wheel must turn to bring the middle of a ticket to the top. */
export const wheelRotation = (ticket: number, shares: readonly Share[]): number => -((ticket + 0.5) / ticketsOf(shares)) * 360
