import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { listenForCommands } from '#server/cli/command-socket.ts'
import { importThroughShop } from '#server/cli/import/ask-import.ts'
import type { TypedImportRequest } from '#server/cli/import/import-host.ts'
import { IMPORT_PATH } from '#server/cli/import/import-socket.ts'
import { socketPath } from '#server/cli/socket-path.ts'
import type { ImportProgressEvent, PlanSummary } from '#server/import/engine/import-run.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { atTheEnd } from '../../../support/at-the-end.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const dataDir = mkdtempSync(join(tmpdir(), 'armature-import-'))
const reported: unknown[] = []
const host = {
  db: shop.db,
  clock: systemClock,
  orderExtensions: defaultOrderExtensions,
  dispatchEventsSoon: () => undefined,
  oneConnection: process.env['DATABASE_URL'] === undefined,
}
const stop = await listenForCommands(dataDir, host, (_, cause) => reported.push(cause))
atTheEnd(async () => {
  await stop()
  rmSync(dataDir, { recursive: true })
})

const asked: TypedImportRequest = {
  tenant: shop.general,
  kind: 'parts',
  file: 'test.csv',
  hash: '',
  options: {},
  who: 'operator test',
  action: 'import parts',
  isComplete: false,
}
const at = { file: 'test.csv', line: 2 }
const part = (code: string): FileEvent[] => [
  { type: 'row', at },
  { type: 'part', part: { at, brand: '', code, name: 'Brush set', cents: 1250 } },
]

/** Sends lines as they stand, and goes away once something is heard that holds `until`; null: the lines end there. */
function sent(lines: readonly unknown[], until: string | null): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const to = request({ socketPath: socketPath(dataDir), method: 'POST', path: IMPORT_PATH, agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
        if (until === null || !heard.includes(until)) return
        to.destroy()
        resolve(heard)
      })
      response.on('error', () => undefined)
      response.on('end', () => resolve(heard))
    })
    to.on('error', () => resolve(heard))
    for (const line of lines) to.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
    if (until === null) to.end()
  })
}

const imported = async (code: string) => {
  const said: ImportProgressEvent[] = []
  const events = async function* () {
    yield part(code)
  }
  const end = await importThroughShop(dataDir)(
    asked,
    events(),
    () => Promise.resolve('go' as const),
    (news) => said.push(news),
  )
  return { end, said }
}
const states = async () =>
  (await shop.db.selectFrom('import_run').select('state').where('tenant_id', '=', shop.general).orderBy('id').execute()).map(
    ({ state }) => state,
  )

test('a command that goes away before its file is read leaves the turn to the next one', { timeout: 20_000 }, async () => {
  await sent(
    [
      { type: 'order', asked },
      { type: 'events', events: part('HOST-1') },
    ],
    'begun',
  )
  expect((await imported('HOST-2')).end).toMatchObject({ state: 'done', counts: { added: 1 } })
  expect((await states()).slice(-2)).toEqual(['broken', 'done'])
})

test('one that goes away while its plan is made, or is asked about, does so too', { timeout: 20_000 }, async () => {
  await sent([{ type: 'order', asked }, { type: 'events', events: part('HOST-3') }, { type: 'all' }], 'begun')
  await sent([{ type: 'order', asked }, { type: 'events', events: part('HOST-3') }, { type: 'all' }], '"plan"')
  expect((await imported('HOST-4')).end).toMatchObject({ state: 'done', counts: { added: 1 } })
  expect((await states()).slice(-3)).toEqual(['broken', 'broken', 'done'])
})

test('rubbish is refused, and the shop goes on', { timeout: 20_000 }, async () => {
  expect(await sent(['{"type":'], null)).toContain('failed')
  expect(await sent(['null'], null)).toContain('failed')
  expect(await sent([{ type: 'order' }], null)).toContain('failed')
  expect(
    await sent(
      [
        { type: 'order', asked },
        { type: 'events', events: [{ type: 'part' }] },
      ],
      null,
    ),
  ).toContain('failed')
  expect(await sent([{ type: 'order', asked: { ...asked, kind: 'rubbish' } }, { type: 'all' }], null)).toContain('failed')
  expect((await imported('HOST-5')).end).toMatchObject({ state: 'done' })
  reported.length = 0
})

test('of two at once the second says that it waits, and both are done', { timeout: 20_000 }, async () => {
  const [one, other] = await Promise.all([imported('HOST-6'), imported('HOST-7')])
  expect([one.end.state, other.end.state]).toEqual(['done', 'done'])
  expect([...one.said, ...other.said]).toContainEqual({ type: 'waits' })
})

test('a reader that fails in the middle is heard in its own words, and nothing is changed', { timeout: 20_000 }, async () => {
  const before = (await states()).length
  let begins: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begins = resolve
  })
  const events = async function* () {
    yield part('HOST-8')
    await begun
    throw new Error('The archive ends in the middle.')
  }
  const decide = vi.fn<(plan: PlanSummary) => Promise<'go'>>()
  await expect(importThroughShop(dataDir)(asked, events(), decide, ({ type }) => type === 'begun' && begins())).rejects.toThrow(
    'The archive ends in the middle.',
  )
  expect(decide).not.toHaveBeenCalled()
  await vi.waitFor(async () => expect((await states()).slice(before)).toEqual(['broken']), 5000)
})
