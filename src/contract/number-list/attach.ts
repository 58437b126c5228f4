import type { ListItem, NumberItem, QtyItem } from './items.ts'

/** The content of a cell: part numbers, or only a quantity for a part number in another cell. */
export type CellContent = { type: 'numbers'; numbers: NumberItem[] } | { type: 'qty'; qty: QtyItem } | { type: 'other' }

/**
 * Assigns quantities to part numbers. A quantity before a part number belongs to it, unless a quantity also follows the last part number,
 * because the quantities in front are then line numbers. An ambiguous quantity goes to the previous part number, and both part numbers are
 * marked as doubtful.
 */
export function attachQuantities(items: readonly ListItem[], place: number): CellContent {
  const numbers = items.filter((item) => item.type === 'number')
  const quantities = items.filter((item) => item.type === 'qty')
  if (numbers.length === 0) {
    const said = quantities.filter(({ isExplicit }) => isExplicit)
    const isNothingElse = items.every((item) => item.type === 'qty' && item.doubt !== 'blank')
    const [only, second] = said.length > 0 ? said : isNothingElse ? quantities : []
    return only !== undefined && second === undefined ? { type: 'qty', qty: only } : { type: 'other' }
  }
  for (const stretch of splitItemsAtWords(items)) attachQuantitiesBetweenWords(stretch, place)
  // `starter golf 4`: next to words a bare digit is not a quantity, but this reading is recorded as an alternative.
  for (const item of quantities) if (!attachedQuantities.has(item)) addAlternativeQuantity(nearestNumberItem(items, item), item)
  return { type: 'numbers', numbers }
}

/** Quantities that are already assigned to a part number, or that are in fact line numbers. */
const attachedQuantities = new WeakSet<QtyItem>()

/** Whether `attachQuantities` has assigned a quantity to a part number, or found that it is a line number. */
export const isAttachedQuantity = (quantity: QtyItem): boolean => attachedQuantities.has(quantity)

/** Splits a list of part numbers, quantities and words into the sections between the words. */
function splitItemsAtWords(items: readonly ListItem[]): (NumberItem | QtyItem)[][] {
  const all: (NumberItem | QtyItem)[][] = [[]]
  for (const item of items) {
    if (item.type === 'other') all.push([])
    // Four digits that are separated only by a space are recorded as an alternative reading, but not assigned.
    else if (item.type === 'number' || item.doubt !== 'blank') all.at(-1)?.push(item)
  }
  return all.filter((stretch) => stretch.some(({ type }) => type === 'number'))
}

function attachQuantitiesBetweenWords(stretch: readonly (NumberItem | QtyItem)[], place: number): void {
  const first = stretch.findIndex(({ type }) => type === 'number')
  const last = stretch.findLastIndex(({ type }) => type === 'number')
  const [leads, trails] = [first > 0, last < stretch.length - 1]
  const isInFront = leads && !trails
  for (const [at, item] of stretch.entries()) {
    if (item.type !== 'number') continue
    const [before, behind] = [stretch[at - 1], stretch[at + 1]]
    const wanted = isInFront ? before : behind
    // `BMW X5 0 001 107 026`: an x before a digit would refer to a previous part number, but this quantity stands before all part numbers.
    if (wanted?.type === 'qty' && !(isInFront && wanted.numberSide === 'before')) assignQuantity(item, wanted)
    // This quantity between two part numbers may belong to either of them: `AL-417500 2 ST-869525`.
    const next = stretch[at + 2]
    if (!leads && !trails && behind?.type === 'qty' && next?.type === 'number' && behind.numberSide === null) {
      item.alternativeReadings.push({ number: item.number, qty: 1 })
      next.alternativeReadings.push({ number: next.number, qty: behind.qty })
    }
  }
  const counter = stretch[0]
  if (leads && trails && counter?.type === 'qty' && !counter.isExplicit && (counter.qty === place || hasExplicitQuantity(stretch)))
    attachedQuantities.add(counter)
}

const hasExplicitQuantity = (stretch: readonly (NumberItem | QtyItem)[]) => stretch.some((item) => item.type === 'qty' && item.isExplicit)

function assignQuantity(number: NumberItem, quantity: QtyItem): void {
  attachedQuantities.add(quantity)
  if (number.qty !== null) return void number.alternativeReadings.push({ number: number.number, qty: quantity.qty })
  number.qty = quantity.qty
  if (quantity.doubt !== undefined) number.alternativeReadings.push({ number: number.number, qty: 1 })
}

function addAlternativeQuantity(number: NumberItem | undefined, quantity: QtyItem): void {
  if (number !== undefined && number.qty !== quantity.qty) number.alternativeReadings.push({ number: number.number, qty: quantity.qty })
}

function nearestNumberItem(items: readonly ListItem[], quantity: QtyItem): NumberItem | undefined {
  const at = items.indexOf(quantity)
  const before = items.slice(0, at).findLast((item) => item.type === 'number')
  return before ?? items.slice(at).find((item) => item.type === 'number')
}
