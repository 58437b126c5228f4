import * as v from 'valibot'
import type { CartLine } from '#contract/cart.ts'
import { type JobShare, jobsField, joinShares, sharesAt } from '#contract/jobs/shares.ts'
import { priceOf, stepsAt } from '#contract/pricing.ts'
import { centsOf, dollarsOf, Mcode } from '#contract/primitives.ts'
import { type Intent, isCartChange, linesOf, type Refusal } from './intent.ts'

/** How far the latest change of a line has come: on this phone → sending → confirmed, or needs its owner. */
export type Progress = 'confirmed' | 'waiting' | 'sending' | 'refused'

/** A line as this device believes it. */
export interface OptimisticLine extends CartLine {
  progress: Progress
  /** Of a line that the shop does not know yet: when it said price and stock of the part, ISO 8601; null when nobody knows. */
  asOf?: string | null
  /** Price and amount were reckoned here from the price ladder; the shop has not said them yet. */
  provisional: boolean
  /** The refused change for this line, newest first told. `wanted`: the quantity it asked for. Null when there is none. */
  refused: { intentId: string; wanted: number | null; refusal: Refusal } | null
  /** The shop has no such line: it is shown because of its refused change, and counts in no sum. */
  onlyRefused: boolean
}

/**
 * The cart as this device believes it: the shop's last list, changed by every intent that it does not show yet, in order. Pure, so every
 * tab that reads the same database shows the same. A refused intent changes nothing but says so on its line.
 */
export function optimisticCart(lines: readonly CartLine[], queue: readonly Intent[]): OptimisticLine[] {
  const cart = new Map<string, OptimisticLine>(lines.map((line) => [line.id, asConfirmed(line)]))
  for (const intent of queue) if (intent.state !== 'refused') apply(cart, intent)
  for (const intent of queue) if (intent.state === 'refused') showRefusal(cart, intent)
  return [...cart.values()]
}

const asConfirmed = (line: CartLine): OptimisticLine => ({
  ...line,
  progress: 'confirmed',
  provisional: false,
  refused: null,
  onlyRefused: false,
})

function apply(cart: Map<string, OptimisticLine>, intent: Intent): void {
  const progress = intent.state
  switch (intent.call) {
    case 'cartAdd': {
      const { mcode, qty } = intent.input
      const line = cart.get(mcode) ?? newLine(intent, mcode)
      if (line === null) return
      const jobs = joinShares(line.jobs, intent.input.jobs)
      cart.set(mcode, { ...withJobs(withQty(line, intent.left ?? line.qty + Number(qty)), jobs), job: '', progress })
      return
    }
    case 'cartUpdate': {
      const { id, qty } = intent.input
      const line = cart.get(id)
      if (intent.left === 0) cart.delete(id)
      else if (line !== undefined) {
        const pieces = intent.left ?? Number(qty)
        cart.set(id, { ...withJobs(withQty(line, pieces), intent.input.jobs ?? sharesAt(line, pieces)), progress })
      }
      return
    }
    case 'cartSetAside': {
      for (const id of linesOf(intent)) {
        const line = cart.get(id)
        if (line !== undefined) cart.set(id, { ...line, job: intent.input.job, progress })
      }
      return
    }
    // An order that waits has its lines with it. Given back, it leaves them in the cart.
    case 'orderPlace':
    case 'cartDeleteBatch':
      for (const id of linesOf(intent)) cart.delete(id)
  }
}

/** A refused change is told on its line; where the shop has none, on a line that counts for nothing. */
function showRefusal(cart: Map<string, OptimisticLine>, intent: Intent): void {
  const { refusal } = intent
  if (refusal === undefined || !isCartChange(intent)) return
  for (const id of linesOf(intent)) {
    const known = cart.get(id)
    const wanted = intent.call === 'cartAdd' || intent.call === 'cartUpdate' ? Number(intent.input.qty) : null
    const fresh = known === undefined ? newLine(intent, id) : null
    const jobs = intent.call === 'cartAdd' || intent.call === 'cartUpdate' ? (intent.input.jobs ?? []) : []
    const line = known ?? (fresh && { ...withJobs(withQty(fresh, wanted ?? 1), jobs), onlyRefused: true })
    if (line) cart.set(id, { ...line, progress: 'refused', refused: { intentId: intent.id, wanted, refusal } })
  }
}

/** A line that the shop does not know yet, with no piece in it. Null when nothing is known to show of its part. */
function newLine(intent: Intent, id: string): OptimisticLine | null {
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
    provisional: true,
    refused: null,
    onlyRefused: false,
  }
}

function withJobs({ jobs: _, ...line }: OptimisticLine, jobs: readonly JobShare[]): OptimisticLine {
  return { ...line, ...jobsField(jobs) }
}

/** The line with another quantity, priced here. The customer has just seen the price, so none is stale. */
function withQty(line: OptimisticLine, qty: number): OptimisticLine {
  const { priceBefore: _, wasPrice: __, ...rest } = line
  const { unit, goods } = priceOf(line, qty)
  const usual = line.promotion ? stepsAt(line.promotion.usual, qty).step?.unitPrice : undefined
  const was = usual === undefined || centsOf(usual) === unit ? {} : { wasPrice: usual }
  return { ...rest, ...was, qty, price: dollarsOf(unit), amount: dollarsOf(goods), provisional: true }
}
