import { type CallChange, lineIdsOf } from '#data/outbox/intent.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { plain, same } from './compare.ts'
import { effectOn } from './effects.ts'
import type { PlainCart } from './shop.ts'

/**
 * What customers changed, each change carried out once and in order, by a model that knows of no network. It says what a line must be as
 * long as one device alone has touched it; of lines that two devices changed, the order in which the shop heard of it decides.
 */
export class ExpectedCarts {
  private readonly carts = new Map<string, PlainCart>()
  private readonly touched = new Map<string, string>()

  /** A change was written down on a device, which showed `before` and shows `after`. Throws when it does not show it at once. */
  made(device: string, owner: string, change: CallChange, before: readonly OptimisticLine[], after: readonly OptimisticLine[]): void {
    this.change(device, owner, change)
    const refused = before.find(({ id, onlyRefused }) => onlyRefused && lineIdsOf(change).includes(id))
    // To set the quantity of a line that was refused is to add it anew.
    const meant: CallChange =
      change.call === 'cartUpdate' && refused ? { call: 'cartAdd', input: { mcode: change.input.id, qty: change.input.qty } } : change
    same(`the ${device} shows a change at once`, inCart(after), effectOn(inCart(before), meant))
  }

  /** A change was written down on a device. */
  change(device: string, owner: string, change: CallChange): void {
    for (const id of lineIdsOf(change)) this.touch(owner, id, device)
    this.carts.set(owner, effectOn(this.carts.get(owner) ?? {}, change))
  }

  /** A change for this line was given up, so nobody can say any more what it should be. */
  givenUp(owner: string, id: string): void {
    this.touch(owner, id, 'nobody')
  }

  /**
   * Throws unless these lines of one owner are as they were changed, those of them that one device alone (this one, or any) has touched.
   */
  hold(what: string, owner: string, ids: readonly string[], cart: PlainCart, device?: string): void {
    for (const id of ids) {
      const who = this.touched.get(`${owner} ${id}`)
      const sure = who !== undefined && who !== 'both' && who !== 'nobody' && (device === undefined || who === device)
      if (sure) same(`${id}, touched by the ${who} alone, ${what}`, cart[id], this.carts.get(owner)?.[id])
    }
  }

  private touch(owner: string, id: string, who: string): void {
    const key = `${owner} ${id}`
    const known = this.touched.get(key)
    this.touched.set(key, known === undefined || known === who ? who : 'both')
  }
}

/** Lines that count. */
export const inCart = (lines: readonly OptimisticLine[]): PlainCart => plain(lines.filter(({ onlyRefused }) => !onlyRefused))
