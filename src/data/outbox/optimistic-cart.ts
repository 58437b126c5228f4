import * as v from 'valibot'
import type { CartLine } from '#contract/cart/cart.ts'
import { type JobQuantity, jobQuantitiesAfterChange, jobQuantitiesField, mergeJobQuantities } from '#contract/jobs/shares.ts'
import { centsOf, dollarsOf, Mcode } from '#contract/kernel/primitives.ts'
import { priceBreaksAt, totalsForQuantity } from '#contract/pricing/pricing.ts'
import { type Intent, isCartChange, lineIdsOf, type Refusal } from './intent.ts'

/** The state of the latest change of a line: waiting on this device, being sent, confirmed, or refused. */
export type LineProgress = 'confirmed' | 'waiting' | 'sending' | 'refused'

/** A cart line with waiting changes already applied. */
export interface OptimisticLine extends CartLine {
  progress: LineProgress
  /** For an unconfirmed line: the time of price and stock in ISO 8601 format; null if unknown. */
  asOf?: string | null
  /** Whether price and amount were computed on this device from the quantity price breaks, and the server has not confirmed them. */
  isProvisional: boolean
  /** The newest refused change of this line, with the quantity that was wanted; null if there is none. */
  refused: { intentId: string; refusedQuantity: number | null; refusal: Refusal } | null
  /** Whether the server has no such line. It is shown because of its refused change, and does not count in totals. */
  onlyRefused: boolean
}

/**
 * Returns the cart as it will be: the last one from the server with every waiting change applied, in order, that it does not contain yet.
 * The function is pure, so that all tabs show the same cart. A refused change is only shown on its line.
 */
export function optimisticCart(lines: readonly CartLine[], queue: readonly Intent[]): OptimisticLine[] {
  const cart = new Map<string, OptimisticLine>(lines.map((line) => [line.id, toConfirmedLine(line)]))
  for (const intent of queue) if (intent.state !== 'refused') applyCartIntent(cart, intent)
  for (const intent of queue) if (intent.state === 'refused') addRefusalToLine(cart, intent)
  return [...cart.values()]
}

const toConfirmedLine = (line: CartLine): OptimisticLine => ({
  ...line,
  progress: 'confirmed',
  isProvisional: false,
  refused: null,
  onlyRefused: false,
})

function applyCartIntent(cart: Map<string, OptimisticLine>, intent: Intent): void {
  const progress = intent.state
  switch (intent.call) {
    case 'cartAdd': {
      const { mcode, qty } = intent.input
      const line = cart.get(mcode) ?? newOptimisticLine(intent, mcode)
      if (line === null) return
      const jobs = mergeJobQuantities(line.jobs, intent.input.jobs)
      cart.set(mcode, { ...setLineJobs(setLineQuantity(line, intent.left ?? line.qty + Number(qty)), jobs), job: '', progress })
      return
    }
    case 'cartUpdate': {
      const { id, qty } = intent.input
      const line = cart.get(id)
      if (intent.left === 0) cart.delete(id)
      else if (line !== undefined) {
        const pieces = intent.left ?? Number(qty)
        cart.set(id, {
          ...setLineJobs(setLineQuantity(line, pieces), intent.input.jobs ?? jobQuantitiesAfterChange(line, pieces)),
          progress,
        })
      }
      return
    }
    case 'cartSetAside': {
      for (const id of lineIdsOf(intent)) {
        const line = cart.get(id)
        if (line !== undefined) cart.set(id, { ...line, job: intent.input.job, progress })
      }
      return
    }
    // A waiting order takes its lines from the cart. A refused order leaves them in the cart.
    case 'orderPlace':
    case 'cartDeleteBatch':
      for (const id of lineIdsOf(intent)) cart.delete(id)
  }
}

/** Shows a refused change on its cart line. If the server has no such line, a line is shown that does not count in totals. */
function addRefusalToLine(cart: Map<string, OptimisticLine>, intent: Intent): void {
  const { refusal } = intent
  if (refusal === undefined || !isCartChange(intent)) return
  for (const id of lineIdsOf(intent)) {
    const known = cart.get(id)
    const wanted = intent.call === 'cartAdd' || intent.call === 'cartUpdate' ? Number(intent.input.qty) : null
    const fresh = known === undefined ? newOptimisticLine(intent, id) : null
    const jobs = intent.call === 'cartAdd' || intent.call === 'cartUpdate' ? (intent.input.jobs ?? []) : []
    const line = known ?? (fresh && { ...setLineJobs(setLineQuantity(fresh, wanted ?? 1), jobs), onlyRefused: true })
    if (line) cart.set(id, { ...line, progress: 'refused', refused: { intentId: intent.id, refusedQuantity: wanted, refusal } })
  }
}

/** Creates a cart line that the server does not have yet, with quantity 0. Returns null if the data of its part is unknown. */
function newOptimisticLine(intent: Intent, id: string): OptimisticLine | null {
  const code = v.safeParse(Mcode, id)
  if (intent.shows === undefined || !code.success) return null
  const { madeAt, shows, state } = intent
  const addedAt = new Date(madeAt).toISOString()
  return {
    id: code.output,
    qty: 0,
    amount: 0,
    job: '',
    addedAt,
    ...shows,
    progress: state,
    isProvisional: true,
    refused: null,
    onlyRefused: false,
  }
}

function setLineJobs({ jobs: _, ...line }: OptimisticLine, jobs: readonly JobQuantity[]): OptimisticLine {
  return { ...line, ...jobQuantitiesField(jobs) }
}

/**
 * Returns a copy of the line with the given quantity, priced on this device. `priceBefore`, which marks a price that has changed since the
 * customer saw it, is removed, because the customer has just seen the new price.
 */
function setLineQuantity(line: OptimisticLine, qty: number): OptimisticLine {
  const { priceBefore: _, wasPrice: __, ...rest } = line
  const { unitPrice, goods } = totalsForQuantity(line, qty)
  const usual = line.promotion ? priceBreaksAt(line.promotion.usual, qty).step?.unitPrice : undefined
  const was = usual === undefined || centsOf(usual) === unitPrice ? {} : { wasPrice: usual }
  return { ...rest, ...was, qty, price: dollarsOf(unitPrice), amount: dollarsOf(goods), isProvisional: true }
}
