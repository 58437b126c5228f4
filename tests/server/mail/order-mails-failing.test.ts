import { describe, expect, test } from 'vitest'
import { createSharedContext } from '#server/app-options.ts'
import { runShopCommand } from '#server/cli/run-command.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import type { Mailer } from '#server/mail/port.ts'
import { createOrderBackgroundWork } from '#server/orders/events/background-work.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { mailServer } from './support/mail-server.ts'

const shop = await operatedShop()

describe('when the mail server fails', () => {
  /** A running shop over this mailer, with what it reports. */
  function deskOver(mailer: Mailer) {
    const reports: string[] = []
    const tasks = createBackgroundTasks((_, cause) => reports.push(String(cause)))
    const report = (_: string, cause: unknown) => void reports.push(String(cause))
    const context = createSharedContext({ db: shop.db, clock: shop.clock, mailer, backgroundTasks: tasks, report })
    const { begin } = createOrderBackgroundWork(context, defaultOrderExtensions, report)
    return { reports, wake: context.mailSender.wake, idle: tasks.whenIdle, host: { ...shop.host, dispatchEventsSoon: begin } }
  }

  test('the order stands, and the mail is sent when the server is back, once', async () => {
    const { id, number } = await shop.order()
    await shop.forgetEvents()
    const down = await mailServer()
    await down.close()
    const { host, wake, idle, reports } = deskOver(down.mailer)
    expect((await runShopCommand(host, ['orders', 'pay', number], 'ann', () => undefined)).exit).toBe(0)
    await idle()
    expect(reports.join()).toContain('The mail server did not take the mail')
    expect(await shop.json(`orders show ${number}`)).toMatchObject({ state: 'paid' })
    const { received } = await mailServer({}, down.port)
    shop.clock.time += 61_000
    for (const _ of [1, 2]) {
      wake()
      await idle()
    }
    expect(received.map(({ mail }) => mail.subject)).toEqual([`Payment received for ${number}`])
    const open = await shop.db.selectFrom('order_event').select('id').where('order_id', '=', id).where('notified_at', 'is', null).execute()
    expect(open).toEqual([])
  })

  test('an address that is refused for good is not tried again, and the operator is told once', async () => {
    const { number } = await shop.order()
    await shop.forgetEvents()
    let asked = 0
    const refuse = Object.assign(new Error('no such user'), { responseCode: 550 })
    const { mailer } = await mailServer({ onRcptTo: (_to, _session, done) => done(++asked > 0 ? refuse : null) })
    const { host, wake, idle, reports } = deskOver(mailer)
    await runShopCommand(host, ['orders', 'pack', number], 'ann', () => undefined)
    await runShopCommand(host, ['orders', 'ship', number], 'ann', () => undefined)
    await idle()
    shop.clock.time += 61_000
    wake()
    await idle()
    expect([asked, reports.length]).toEqual([1, 1])
  })
})
