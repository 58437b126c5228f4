import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { runShopCommand } from '#server/cli/run-command.ts'
import { migrate } from '#server/db/migrate.ts'
import { readEnvironmentSettings } from '#server/env.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { startupBannerText } from '#server/startup-banner.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { emptyDatabase } from '../support/empty-database.ts'

const opened = await emptyDatabase()
await migrate(opened.db)
const reports: unknown[] = []
const host = { db: opened.db, clock: systemClock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
const app = () => createApp({ db: opened.db, report: (_, cause) => void reports.push(cause) })
const banner = () => startupBannerText(opened, { url: 'http://localhost:8080', hasApp: true, demoCustomer: null, devMail: false })

test('DEMO=0 is a start without demo shops', () => {
  expect(readEnvironmentSettings({ DEMO: '0' })).toMatchObject({ demoPartCount: 0 })
  expect(readEnvironmentSettings({ DEMO: '1', DEMO_PARTS: '50' })).toMatchObject({ demoPartCount: 50 })
  expect(readEnvironmentSettings({ DEMO: 'no' })).toEqual({ wrong: ['DEMO is 1 or 0.'] })
})

test('a database without a shop says how to open one, in the browser and at the start; then the shop is there', async () => {
  for (const path of ['/', '/prod/cart', '/marketing/page/terms']) {
    const reply = await app().request(path)
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(await reply.text()).toContain('npm run shop -- open')
  }
  expect((await app().request('/config.json')).status).toBe(400)
  expect((await app().request('/healthz')).status).toBe(200)
  expect(await banner()).toContain('There is no shop yet. Open one beside this: npm run shop -- open')

  const words = ['open', '--text', JSON.stringify({ id: 'pier', name: 'Pier Parts', country: 'US', hosts: ['pier.example'] }), '--no-mail']
  const { out, exit } = await runShopCommand(host, words, 'ann', (_, cause) => reports.push(cause))
  expect([exit, out.includes('The shop pier is open.')]).toEqual([0, true])
  expect(await banner()).toMatch(/Pier Parts\s+http:\/\/localhost:8080\s+0 parts/)
  // The first shop answers every name, and links in its mails bear its own.
  const reply = await app().request('http://localhost:8080/')
  expect([reply.status, (await reply.text()).includes('Pier Parts')]).toEqual([200, true])
  expect(reports).toEqual([])
})
