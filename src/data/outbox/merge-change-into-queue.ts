import type { CartLine } from '#contract/cart/cart.ts'
import { type JobQuantity, jobQuantitiesAfterChange, jobQuantitiesField, mergeJobQuantities } from '#contract/jobs/shares.ts'
import { MAX_CART_LINES, MAX_JOBS_PER_LINE, MAX_QUANTITY } from '#contract/limits.ts'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import {
  type CallChange,
  type ChangeOfCall,
  type DisplayedPart,
  type Intent,
  isUnsentIntent,
  joinIds,
  lineIdsOf,
  splitIds,
} from './intent.ts'
import { mergeAddressChange } from './merge-address-change.ts'
import { mergeFavouriteChange } from './merge-favourite-change.ts'
import { mergeGarageChange } from './merge-garage-change.ts'
import type { PendingChange, QueueChanges } from './pending-change.ts'
import { linePresenceOf } from './presence.ts'
import { isStockWatch } from './stock-watch-changes.ts'

export type { PendingChange, QueueChanges } from './pending-change.ts'

/** The queue of changes of one owner, oldest first, and the last cart from the server; null if there is none. */
export interface QueueState {
  queue: readonly Intent[]
  lines: readonly CartLine[] | null
}

/**
 * Returns how a change is merged into the queue. Only unsent changes are merged, and only if the server gets the same cart as if every
 * change had been sent:
 *
 * - Repeated adds are summed, their jobs are merged, and the last displayed price is used. Of two set quantities, the later one wins.
 * - A quantity for a line whose add is unsent becomes the quantity of that add.
 * - A delete removes unsent changes of its lines. It is kept only if the server may have the lines.
 * - A newer change of a line replaces a refused one.
 * - Changes before a waiting order are not merged with later ones, because the order refers to the cart at its time.
 * - For a stock notification the last change wins: it replaces unsent and refused ones.
 * - A change with an id of its own, such as an order, is stored only once.
 */
export function mergeChangeIntoQueue(state: QueueState, change: PendingChange): QueueChanges {
  // The change is already stored. A duplicated or restored tab repeats its changes with the same ids.
  if (change.id !== undefined && state.queue.some(({ id }) => id === change.id)) return { drop: [], put: [], append: [] }
  switch (change.call) {
    case 'cartAdd':
      return mergeCartAdd(state, change)
    case 'cartUpdate':
      return mergeCartUpdate(state, change)
    case 'cartSetAside':
      return mergeCartSetAside(state, change)
    case 'cartDeleteBatch':
      return mergeCartDelete(state, change)
    case 'addressSave':
    case 'addressSetDefault':
    case 'addressDelete':
      return mergeAddressChange(state.queue, change)
    case 'favouriteMark':
    case 'favouriteChange':
    case 'favouriteRemove':
    case 'favouriteFolderSave':
    case 'favouriteFolderDelete':
      return mergeFavouriteChange(state.queue, change)
    case 'garageSave':
    case 'garageDelete':
      return mergeGarageChange(state.queue, change)
    case 'stockWatchAdd':
    case 'stockWatchEnd':
      return {
        drop: state.queue.filter(
          (one) => isStockWatch(one) && one.input.mcode === change.input.mcode && (isUnsentIntent(one) || !isNotRefused(one)),
        ),
        put: [],
        append: [change],
      }
    default:
      return { drop: [], put: [], append: [change] }
  }
}

/** Returns the changes after the last waiting order. */
const changesSinceOrder = (queue: readonly Intent[]) =>
  queue.slice(queue.findLastIndex(({ call, state }) => call === 'orderPlace' && state !== 'refused') + 1)

const changesOfLine = (queue: readonly Intent[], id: string) => queue.filter((intent) => lineIdsOf(intent).includes(id))
const isNotRefused = (intent: Intent) => intent.state !== 'refused'
const refusedChanges = (queue: readonly Intent[], id: string) =>
  changesOfLine(queue, id).filter(({ state, call }) => state === 'refused' && (call === 'cartAdd' || call === 'cartUpdate'))

function mergeCartAdd({ queue }: QueueState, change: ChangeOfCall<'cartAdd'> & { shows?: DisplayedPart }): QueueChanges {
  const { mcode, qty, seen, jobs } = change.input
  const last = changesOfLine(changesSinceOrder(queue), mcode).filter(isNotRefused).at(-1)
  if (last?.call !== 'cartAdd' || !isUnsentIntent(last)) return { drop: [], put: [], append: [change] }
  const sum = Number(last.input.qty) + Number(qty)
  const shares = mergeJobQuantities(last.input.jobs, jobs)
  if (sum > MAX_QUANTITY || shares.length > MAX_JOBS_PER_LINE) return { drop: [], put: [], append: [change] }
  const shows = change.shows ?? last.shows
  // The customer has accepted the last displayed price, at the price break of the total quantity.
  const price = seen === undefined ? {} : { seen: shows ? unitPriceAt(shows, sum) : seen }
  const input = { ...last.input, qty: sum, ...price, ...jobQuantitiesField(shares) }
  return { drop: [], put: [{ ...last, input, ...(shows ? { shows } : {}) }], append: [] }
}

function mergeCartUpdate({ queue, lines }: QueueState, change: ChangeOfCall<'cartUpdate'>): QueueChanges {
  const { id, qty, jobs: _, ...price } = change.input
  const drop = refusedChanges(queue, id)
  const presence = linePresenceOf(id, lines, queue)
  // If the add of the line was refused, another quantity may be accepted, so it is added again. If the line does not exist, there is
  // nothing to update.
  const refusedAdd = drop.find(({ call, refusal }) => call === 'cartAdd' || refusal?.code === 'gone')
  if (presence !== 'yes' && refusedAdd !== undefined)
    return {
      drop,
      put: [],
      append: [
        {
          call: 'cartAdd',
          input: { mcode: id, qty, ...price, ...jobsAfterQuantityChange(refusedAdd, change) },
          ...(refusedAdd.shows ? { shows: refusedAdd.shows } : {}),
        },
      ],
    }
  if (presence === 'no') return { drop: [], put: [], append: [] }
  const last = changesOfLine(changesSinceOrder(queue), id).filter(isNotRefused).at(-1)
  if (last !== undefined && isUnsentIntent(last)) {
    if (last.call === 'cartUpdate')
      return { drop, put: [{ ...last, input: { id, qty, ...price, ...jobsAfterQuantityChange(last, change) } }], append: [] }
    const before = queue.filter(({ seq }) => seq < last.seq)
    if (last.call === 'cartAdd' && linePresenceOf(id, lines, before) === 'no')
      return { drop, put: [{ ...last, input: { mcode: id, qty, ...price, ...jobsAfterQuantityChange(last, change) } }], append: [] }
  }
  const refused = drop.findLast(({ call }) => call === 'cartUpdate')
  const jobs = refused === undefined ? {} : jobsAfterQuantityChange(refused, change)
  return { drop, put: [], append: [{ ...change, input: { ...change.input, ...jobs } }] }
}

/**
 * Returns the jobs of an add or update after the quantity of its line has changed: the new jobs if they are given, otherwise the previous
 * ones within the quantity.
 */
export function jobsAfterQuantityChange(before: CallChange, { input }: ChangeOfCall<'cartUpdate'>): { jobs?: JobQuantity[] } {
  if (input.jobs !== undefined) return { jobs: input.jobs }
  if (before.call !== 'cartAdd' && before.call !== 'cartUpdate') return {}
  const { qty, jobs } = before.input
  return jobs === undefined ? {} : { jobs: jobQuantitiesAfterChange({ qty: Number(qty), jobs }, Number(input.qty)) }
}

function mergeCartSetAside({ queue, lines }: QueueState, change: ChangeOfCall<'cartSetAside'>): QueueChanges {
  const ids = splitIds(change.input.ids).filter((id) => linePresenceOf(id, lines, queue) !== 'no')
  const earlier = removeLinesFromIntents(changesSinceOrder(queue), 'cartSetAside', new Set(ids))
  return {
    ...earlier,
    append: splitIntoIdBatches(ids).map((some) => ({ call: 'cartSetAside', input: { ids: joinIds(some), job: change.input.job } })),
  }
}

function mergeCartDelete({ queue, lines }: QueueState, change: ChangeOfCall<'cartDeleteBatch'>): QueueChanges {
  const ids = new Set(splitIds(change.input.ids))
  const free = changesSinceOrder(queue)
  const moot = queue.filter(
    (intent) =>
      (intent.call === 'cartAdd' || intent.call === 'cartUpdate') &&
      ((isUnsentIntent(intent) && free.includes(intent)) || intent.state === 'refused') &&
      lineIdsOf(intent).some((id) => ids.has(id)),
  )
  const { drop, put } = removeLinesFromIntents(free, 'cartSetAside', ids)
  const rest = queue.filter((intent) => !moot.includes(intent))
  const needed = [...ids].filter((id) => linePresenceOf(id, lines, rest) !== 'no')
  const append: PendingChange[] = splitIntoIdBatches(needed).map((some) => ({ call: 'cartDeleteBatch', input: { ids: joinIds(some) } }))
  return { drop: [...moot, ...drop], put, append }
}

/** Removes lines from unsent changes that affect several lines. */
export function removeLinesFromIntents(
  queue: readonly Intent[],
  call: 'cartSetAside' | 'cartDeleteBatch',
  ids: ReadonlySet<string>,
): Pick<QueueChanges, 'drop' | 'put'> {
  const drop: Intent[] = []
  const put: Intent[] = []
  for (const intent of queue) {
    if (intent.call !== call || !isUnsentIntent(intent)) continue
    const left = lineIdsOf(intent).filter((id) => !ids.has(id))
    if (left.length === 0) drop.push(intent)
    else if (left.length < lineIdsOf(intent).length) put.push(withLineIds(intent, joinIds(left)))
  }
  return { drop, put }
}

/** Returns a copy of a change that affects fewer lines. */
const withLineIds = (intent: Intent, ids: string): Intent =>
  intent.call === 'cartSetAside'
    ? { ...intent, input: { ...intent.input, ids } }
    : intent.call === 'cartDeleteBatch'
      ? { ...intent, input: { ids } }
      : intent

/** Splits ids of cart lines into lists, each with at most as many ids as one call may contain. */
function splitIntoIdBatches(ids: readonly string[]): string[][] {
  const made: string[][] = []
  for (let at = 0; at < ids.length; at += MAX_CART_LINES) made.push(ids.slice(at, at + MAX_CART_LINES))
  return made
}
