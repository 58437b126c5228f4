import { describe, expect, test } from 'vitest'
import { MAX_STOCK_WATCHES } from '#contract/stock-watch/stock-watch-calls.ts'
import { createSharedContext } from '#server/app-options.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import type { Mail } from '#server/mail/port.ts'
import { sendAllStockAlerts } from '#server/stock-watch/notify.ts'
import { stockAlertDataSource } from '#server/stock-watch/queries.ts'
import { cheapProofs, solved } from '../../support/cheap-proofs.ts'
import { orderShop } from '../orders/support/shop.ts'
import { pushBrowser } from '../push/support/browser.ts'
import { pushService } from '../push/support/push-service.ts'

const DAY_MS = 86_400_000
const mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail) }
const publicUrl = ({ id }: { id: string }) => `https://${id}.example`
const shop = await orderShop(() => ({ mailer, publicUrl, proofs: cheapProofs }))
const service = await pushService()

const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const keyIn = ({ text }: Mail): string => /[?&]key=([\w-]{43})/.exec(text)?.[1] ?? ''
let counter = 0
const freshEmail = () => `waits${++counter}@example.com`
const freshAddress = () => `10.9.${counter >> 8}.${++counter & 255}`
const soldOut = (facts = {}) => shop.part({ stock: 0, ...facts })

/** What the server does every half a minute. */
async function round(mine = mailer): Promise<void> {
  const tasks = createBackgroundTasks((_, cause) => void shop.mistakes.push(cause))
  await sendAllStockAlerts(
    createSharedContext({ db: shop.db, clock: shop.clock, mailer: mine, publicUrl, backgroundTasks: tasks }),
    service.send,
  )
  await tasks.whenIdle()
}

/** A guest asks for a mail, with the work done that is wanted. */
async function asks(mcode: string, email: string, { language = 'en', tenant = shop.general, address = freshAddress() } = {}) {
  const captchaKey = `watch-captcha-${++counter}`
  const { result } = await shop.say(
    'randomImage',
    { key: captchaKey, as: 'text', purpose: 'stock-watch' },
    { tenant, address: freshAddress() },
  )
  const said = await shop.say(
    'stockWatchAsk',
    { mcode, email, language, captchaKey, proof: await solved(result.challenge) },
    { tenant, address },
  )
  await shop.idle()
  return said
}
const confirm = (email: string, tenant = shop.general) => {
  const [mail] = mailsTo(email)
  return shop.say('stockWatchConfirm', { key: mail ? keyIn(mail) : '' }, { tenant, address: freshAddress() })
}

describe('a guest', () => {
  test('is told once when the part is back, in the own language, with number, name, price and the shop’s own host', async () => {
    const [mcode, email] = [await soldOut({ price: '41.50', name: 'Starter 12 V' }), freshEmail()]
    expect((await asks(mcode, email, { language: 'de' })).result).toEqual({ mailed: true })
    expect(mailsTo(email)).toMatchObject([{ subject: `Sollen wir Ihnen schreiben, wenn ${mcode} wieder da ist?` }])
    expect((await confirm(email)).result).toEqual({ mcode, email })
    await round()
    expect(mailsTo(email)).toHaveLength(1)
    await shop.change(mcode, { stock: 3 })
    await round()
    await round()
    const [, told, ...more] = mailsTo(email)
    expect(more).toEqual([])
    expect(told?.subject).toBe(`${mcode} ist wieder da`)
    for (const word of [mcode, 'Starter 12 V', '$41.50', `https://${shop.general}.example/de/prod/m/${mcode.toLowerCase()}`])
      expect(told?.text.toLowerCase()).toContain(word.toLowerCase())
    expect(told?.unsubscribe).toMatch(/^https:\/\/.*\/prod\/mail\/stock\?key=[\w-]{43}&end=1$/)
  })

  test('who did not press the link is never told, and forgotten after two days: no stranger can be signed up', async () => {
    const [mcode, email] = [await soldOut(), freshEmail()]
    await asks(mcode, email)
    await shop.change(mcode, { stock: 3 })
    await round()
    expect(mailsTo(email)).toHaveLength(1)
    await purgeExpired(shop.db, shop.clock.time + 3 * DAY_MS)
    expect((await confirm(email)).error).toBe('link-used')
  })

  test('the link of a wish that is over promises nothing: told already, or ended', async () => {
    const [told, ended, email] = [await soldOut(), await soldOut(), freshEmail()]
    for (const mcode of [told, ended]) await asks(mcode, email)
    const [first, second] = mailsTo(email).map(keyIn)
    for (const key of [first, second]) expect((await shop.say('stockWatchConfirm', { key }, { address: freshAddress() })).code).toBe(200)
    // A second press while it is open says the same.
    expect((await shop.say('stockWatchConfirm', { key: first }, { address: freshAddress() })).code).toBe(200)
    await shop.change(told, { stock: 3 })
    await round()
    await shop.say('stockWatchEndAll', { key: second }, { address: freshAddress() })
    for (const key of [first, second])
      expect((await shop.say('stockWatchConfirm', { key }, { address: freshAddress() })).error).toBe('link-used')
  })

  test('who asks again has two days from then', async () => {
    const [mcode, email, start] = [await soldOut(), freshEmail(), shop.clock.time]
    await asks(mcode, email)
    shop.clock.time = start + 1.5 * DAY_MS
    await asks(mcode, email)
    await purgeExpired(shop.db, start + 3 * DAY_MS)
    shop.clock.time = start
    expect((await confirm(email)).code).toBe(200)
  })

  test('a link that nobody knows any more ends nothing, and says so', async () => {
    const key = 'x'.repeat(43)
    expect((await shop.say('stockWatchEndAll', { key }, { address: freshAddress() })).error).toBe('link-used')
    const press = (body: string) =>
      shop.app.request(`http://localhost/prod/mail/stock?key=${key}&end=1`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(400)
    // A person without scripts sees the page, which does not say that it is done.
    const page = await press('')
    expect(page.status).toBe(303)
    expect(page.headers.get('Location')).not.toContain('done')
  })

  test('asking needs work, and goes only so often from a network and to a mailbox', async () => {
    const mcode = await soldOut()
    expect((await shop.say('stockWatchAsk', { mcode, email: freshEmail() }, {})).error).toBe('proof-wanted')
    const email = freshEmail()
    const said = []
    for (let n = 0; n < 6; n++) said.push((await asks(mcode, email)).error)
    expect(said).toEqual([undefined, undefined, undefined, undefined, undefined, 'too-often'])
    expect((await asks(await soldOut({ ended: true }), freshEmail())).error).toBe('wrong-state')
  })

  test('a mail program ends everything of the mailbox with one press, without a page', async () => {
    const [one, other, email] = [await soldOut(), await soldOut(), freshEmail()]
    for (const mcode of [one, other]) await asks(mcode, email)
    for (const mail of mailsTo(email)) await shop.say('stockWatchConfirm', { key: keyIn(mail) }, { address: freshAddress() })
    const press = (query: string) =>
      shop.app.request(`http://localhost/prod/mail/stock?${query}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    const [mail] = mailsTo(email)
    if (!mail) throw new Error('No mail.')
    // The link that confirms is no link that ends.
    expect((await press(`key=${keyIn(mail)}`)).status).toBe(400)
    expect((await press(`key=${keyIn(mail)}&end=1`)).status).toBe(200)
    for (const mcode of [one, other]) await shop.change(mcode, { stock: 3 })
    await round()
    expect(mailsTo(email)).toHaveLength(2)
  })
})

describe('a customer', () => {
  test('waits, sees what for, ends it; twice is as once; another shop’s link and another customer see nothing of it', async () => {
    const [ada, one, other] = [await shop.customer(), await soldOut(), await soldOut()]
    for (const mcode of [one, other, one]) expect((await ada.say('stockWatchAdd', { mcode })).result.mcode).toBe(mcode)
    const listed = async (who = ada) => (await who.say('stockWatchList', {})).result.watches.map(({ mcode }) => mcode).sort()
    expect(await listed()).toEqual([one, other].sort())
    expect(await listed(await shop.customer())).toEqual([])
    await ada.say('stockWatchEnd', { mcode: other })
    expect(await listed()).toEqual([one])
    expect(await stockAlertDataSource.read(shop.db, shop.general, ada.id)).toMatchObject([{ mcode: one, email: `${ada.id}@example.com` }])
    expect(await stockAlertDataSource.read(shop.db, shop.special.id, ada.id)).toEqual([])
  })

  test('is told by mail, and on the devices that want messages, also when a cancelled order brings the part back', async () => {
    const mcode = await shop.part({ stock: 1, weight_g: 500, price: '10.00', price_steps: '[]', core_charge: '0.00' })
    const bob = await shop.customer()
    const order = await shop.ordered(bob, { [mcode]: 1 })
    const ada = await shop.customer()
    await ada.say('pushSubscribe', pushBrowser().subscription)
    await ada.say('stockWatchAdd', { mcode })
    await round()
    expect(mailsTo(`${ada.id}@example.com`)).toEqual([])
    await bob.say('orderCancel', { id: order.id })
    service.delivered.length = 0
    await round()
    expect(mailsTo(`${ada.id}@example.com`).map(({ subject }) => subject)).toEqual([`${mcode} is back`])
    expect(service.delivered).toHaveLength(1)
    expect((await ada.say('stockWatchList', {})).result.watches).toEqual([])
  })

  test('a round that is broken off before its commit has told nobody, and the next one tells each once', async () => {
    const [ada, mcode] = [await shop.customer(), await soldOut()]
    await ada.say('stockWatchAdd', { mcode })
    await shop.change(mcode, { stock: 2 })
    const broken = () => {
      throw new Error('the power went')
    }
    const tasks = createBackgroundTasks(() => undefined)
    await expect(
      sendAllStockAlerts(
        createSharedContext({ db: shop.db, clock: shop.clock, mailer, publicUrl: broken, backgroundTasks: tasks }),
        service.send,
      ),
    ).rejects.toThrow('the power went')
    await round()
    await round()
    expect(mailsTo(`${ada.id}@example.com`)).toHaveLength(1)
  })

  test('fewer pieces than are sold at once are not back', async () => {
    const [ada, mcode] = [await shop.customer(), await soldOut({ min_qty: 4 })]
    await ada.say('stockWatchAdd', { mcode })
    await shop.change(mcode, { stock: 3 })
    await round()
    expect(mailsTo(`${ada.id}@example.com`)).toEqual([])
  })

  test('who deletes the account is told nothing, also of what was asked for as a guest', async () => {
    const [ada, mcode] = [await shop.customer(shop.general, true), await soldOut()]
    await asks(mcode, `${ada.id}@example.com`)
    await confirm(`${ada.id}@example.com`)
    expect((await ada.say('deleteAccount', { password: 'brush gear and pinion' })).code).toBe(200)
    await shop.change(mcode, { stock: 2 })
    await round()
    expect(mailsTo(`${ada.id}@example.com`)).toHaveLength(1)
  })

  test('so many parts and no more', async () => {
    const [ada, mcode] = [await shop.customer(), await soldOut()]
    const email = `${ada.id}@example.com`
    const rows = Array.from({ length: MAX_STOCK_WATCHES }, (_, n) => ({ key: `${ada.id}-${n}`, mcode: `ZZ-${n}` }))
    const same = {
      tenant_id: shop.general,
      email,
      email_key: email,
      account_id: ada.id,
      language: 'en',
      asked_at: new Date(shop.clock.time),
      confirmed_at: null,
    }
    await shop.db
      .insertInto('stock_watch')
      .values(rows.map((row) => ({ ...row, ...same })))
      .execute()
    expect((await ada.say('stockWatchAdd', { mcode })).error).toBe('too-much')
    // One of them once more is as once.
    await shop.db.updateTable('stock_watch').set({ mcode }).where('key', '=', `${ada.id}-0`).execute()
    expect((await ada.say('stockWatchAdd', { mcode })).code).toBe(200)
  })
})
