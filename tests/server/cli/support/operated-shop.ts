import { expect } from 'vitest'
import { type CommandOutcome, runShopCommand } from '#server/cli/run-command.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { atTheEnd } from '../../../support/at-the-end.ts'
import { type OrderShop, orderShop } from '../../orders/support/shop.ts'

/** A shop with orders, and an operator who types at it. A command that fails of itself is reported, and fails the file unless a test takes the report out. */
export async function operatedShop() {
  const shop = await orderShop()
  const reports: unknown[] = []
  atTheEnd(() => expect(reports).toEqual([]))
  const host = {
    db: shop.db,
    clock: shop.clock,
    orderExtensions: defaultOrderExtensions,
    dispatchEventsSoon: () => void shop.told.push('desk'),
  }
  /** `orders pay CW-1` or, where a word has blanks in it, the words one by one. */
  const type = (line: string, ...more: string[]): Promise<CommandOutcome> =>
    runShopCommand(host, [...line.split(' ').filter((word) => word !== ''), ...more], 'ann', (_, cause) => reports.push(cause))
  const done = async (line: string, ...more: string[]): Promise<string> => {
    const { exit, out, err } = await type(line, ...more)
    expect(`${err}${exit}`, line).toBe('0')
    return out.trimEnd()
  }
  const json = async (line: string, ...more: string[]) => JSON.parse(await done(line, '--json', ...more))
  const refused = async (line: string, ...more: string[]): Promise<string> => {
    const { exit, out, err } = await type(line, ...more)
    expect([exit, out], line).toEqual([1, ''])
    return err.trimEnd()
  }
  const wrong = async (line: string, ...more: string[]): Promise<string> => {
    const { exit, out, err } = await type(line, ...more)
    expect([exit, out], line).toEqual([2, ''])
    return err.trimEnd()
  }
  const audited = async (about: string) =>
    (await shop.db.selectFrom('shop_action').select(['who', 'action', 'facts']).where('about', '=', about).orderBy('id').execute()).map(
      ({ who, action, facts }) => ({ who, action, facts }),
    )
  /** An order of two pieces at $50.00 for a fresh customer, of the general shop. */
  async function order(facts: Record<string, unknown> = {}, qty = 2) {
    const [ada, mcode] = [
      await shop.customer(),
      await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20, ...facts }),
    ]
    return { ada, mcode, ...(await shop.ordered(ada, { [mcode]: qty })) }
  }
  /** What other tests left is news to nobody. */
  const forgetEvents = () =>
    shop.db
      .updateTable('order_event')
      .set({ notified_at: new Date(shop.clock.time) })
      .where('notified_at', 'is', null)
      .execute()
  return { ...shop, reports, host, type, done, json, refused, wrong, audited, order, forgetEvents }
}
export type OperatedShop = Awaited<ReturnType<typeof operatedShop>>
export type { OrderShop }
