import { type GuessedColumn, MAPPED_REASON, UNKNOWN_HEADING_REASON } from './column.ts'
import { readHeading } from './heading.ts'
import type { TableKind } from './kinds.ts'

/** Decides the meanings that depend on which other columns the table has. */
export function resolveColumnRoles(kind: TableKind, columns: readonly GuessedColumn[], taken: Set<string>): void {
  const move = (from: string, to: string, why: string) => {
    const column = columns.find(({ target, why: said }) => target === from && said !== MAPPED_REASON)
    if (!column || taken.has(to)) return
    column.target = to
    column.why = why
    taken.delete(from)
    taken.add(to)
  }
  if (kind === 'parts') {
    if (!taken.has('name')) move('description', 'newName', 'names new parts only; map it as name to rename others')
    assignBoxSides(columns, taken)
  }
  if (kind === 'fitments') move('brand', 'make', 'no other column is the vehicle’s make')
  if (kind === 'parts' || kind === 'prices') {
    if (taken.has('offer')) move('wasPrice', 'price', 'the price, as an offer stands beside it')
    move('offer', 'price', 'no other column is the price')
    move('list', 'price', 'the list price, as no other column is the price')
    for (const column of columns) {
      if (column.why === MAPPED_REASON) continue
      if (column.target === 'cost') column.why = 'a purchase price, which the shop does not show; map it as price if you sell for it'
      else if (column.target === 'list') column.why = 'a list price beside the price; map it as wasPrice if it is to be shown'
      else continue
      column.target = null
    }
  }
}

const BOX_SIDE_PATTERNS: readonly (readonly [target: string, words: RegExp])[] = [
  ['boxLength', /^(?:length|lange|longueur|largo|longitud|dlugosc|lunghezza|lengte|l)$/],
  ['boxWidth', /^(?:width|breite|largeur|ancho|anchura|szerokosc|larghezza|breedte|w|b)$/],
  ['boxHeight', /^(?:height|hohe|hauteur|alto|altura|wysokosc|altezza|hoogte|h)$/],
]

/**
 * Takes columns for length, width and height as the size of the package when the table has all three. A single one of them measures the
 * part itself.
 */
function assignBoxSides(columns: readonly GuessedColumn[], taken: Set<string>): void {
  const free = columns.filter(({ target, why }) => target === null && why === UNKNOWN_HEADING_REASON)
  const sides = BOX_SIDE_PATTERNS.map(
    ([target, words]) => [target, free.find(({ heading }) => words.test(readHeading(heading).words))] as const,
  )
  if (taken.has('boxSize') || sides.some(([target, column]) => column === undefined || taken.has(target))) return
  for (const [target, column] of sides) {
    if (!column) continue
    column.target = target
    column.why = 'length, width and height together are the parcel’s'
    taken.add(target)
  }
}
