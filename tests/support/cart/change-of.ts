import { type CallChange, joinIds } from '#data/outbox/intent.ts'
import type { Command } from './commands.ts'

/** Commands by which a customer changes the cart. */
export type Press = Extract<Command, { do: 'add' | 'update' | 'delete' | 'clear' | 'set-aside' }>

/**
 * What a press means. `parts`: the parts of the test by their place; `shown`: the lines in sight, which "Clear All" names. The price that
 * is seen is not in it yet.
 */
export function changeOf(press: Press, parts: readonly string[], shown: readonly string[]): CallChange {
  const named = (at: number) => parts[at % parts.length] ?? ''
  const joined = (places: readonly number[]) => joinIds([...new Set(places.map(named))])
  switch (press.do) {
    case 'add':
      return { call: 'cartAdd', input: { mcode: named(press.part), qty: press.qty } }
    case 'update':
      return { call: 'cartUpdate', input: { id: named(press.part), qty: press.qty } }
    case 'set-aside':
      return { call: 'cartSetAside', input: { ids: joined(press.parts), job: press.job } }
    case 'delete':
      return { call: 'cartDeleteBatch', input: { ids: joined(press.parts) } }
    case 'clear':
      return { call: 'cartDeleteBatch', input: { ids: joinIds(shown) } }
  }
}
