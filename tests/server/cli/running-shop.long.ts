import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listenForCommands } from '#server/cli/command-socket.ts'
import { runCli } from '#server/cli/run-cli.ts'
import { socketPath } from '#server/cli/socket-path.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { atTheEnd, closedAtTheEnd } from '../../support/at-the-end.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'armature-desk-'))
  atTheEnd(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A shop that holds its data folder and takes commands, as main.ts puts it together. */
async function runningShop(dataDir: string) {
  const opened = existsSync(join(dataDir, 'postgres')) ? closedAtTheEnd(await openDatabase({ dataDir })) : await emptyEmbedded(dataDir)
  await migrate(opened.db)
  const reports: unknown[] = []
  const host = { db: opened.db, clock: systemClock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
  const { close: stop } = closedAtTheEnd({ close: await listenForCommands(dataDir, host, (_, cause) => reports.push(cause)) })
  return { ...opened, reports, stop }
}

const type = (dataDir: string, line: string) => runCli(line.split(' '), { DATA_DIR: dataDir }, 'ann')

/** Says something to the socket that no command of ours would. */
const raw = (dataDir: string, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), method: 'POST', path: '/' }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
    asked.on('error', reject)
    asked.end(body)
  })

const dataDir = folder()
const shop = await runningShop(dataDir)

describe('beside a running shop', () => {
  test('a command is carried out by the shop itself, seen by it at once, with who did it', async () => {
    expect(await type(dataDir, 'tenants show volt')).toEqual({ exit: 1, out: '', err: 'There is no shop volt. There is none yet.\n' })
    const done = await type(dataDir, 'tenants add volt --name Volt --json')
    expect(done).toMatchObject({ exit: 0, err: '' })
    expect(JSON.parse(done.out)).toMatchObject({ id: 'volt', isDefault: true })
    expect(await shop.db.selectFrom('tenant').select('name').execute()).toEqual([{ name: 'Volt' }])
    expect(await shop.db.selectFrom('shop_action').select(['who', 'action', 'about']).execute()).toEqual([
      { who: 'operator ann', action: 'tenants add', about: 'volt' },
    ])
  })

  test('many commands at once are each carried out', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => type(dataDir, `coupons add C${at}0 --percent 5`)))
    expect(all.map(({ exit }) => exit)).toEqual(Array(8).fill(0))
    expect(JSON.parse((await type(dataDir, 'coupons list --json')).out)).toHaveLength(8)
  })

  test('only its own user may open the socket', () => {
    expect(statSync(socketPath(dataDir)).mode & 0o777).toBe(0o600)
  })

  test('nonsense over the socket is refused, and the shop goes on', async () => {
    const nonsense = ['no json', '{}', '{"words":"orders list","user":"x"}', `"${'x'.repeat(70_000)}"`]
    for (const body of nonsense) expect(await raw(dataDir, body), body.slice(0, 20)).toBe(400)
    expect(shop.reports).toHaveLength(nonsense.length)
    expect(await type(dataDir, 'status')).toMatchObject({ exit: 0 })
  })
})

test('a shop that breaks off is not asked twice, and nothing is opened behind its back', async () => {
  const dataDir = folder()
  let asked = 0
  const broken = createServer((incoming) => {
    asked += 1
    incoming.socket.destroy()
  })
  await new Promise<void>((ready) => void broken.listen(socketPath(dataDir), ready))
  atTheEnd(() => void broken.close())
  const { exit, err } = await type(dataDir, 'tenants add volt --name Volt')
  expect([exit, asked]).toEqual([1, 1])
  expect(err).toContain('The command may have been carried out: look with audit list.')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

test('in a folder whose path is too long for a socket the shop is found all the same, by its own user alone', async () => {
  const dataDir = join(folder(), 'd'.repeat(120))
  mkdirSync(dataDir)
  const path = socketPath(dataDir)
  expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100)
  expect(path).not.toBe(socketPath(`${dataDir}e`))
  // However the folder is written.
  expect(socketPath(relative(process.cwd(), dataDir))).toBe(path)
  const { stop } = await runningShop(dataDir)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await type(dataDir, 'tenants add volt --name Volt')).toMatchObject({ exit: 0, err: '' })
  await stop()
  expect(existsSync(path)).toBe(false)
})

describe('with no shop running', () => {
  test("the database is opened, and given back, for a command or for a shop; a socket left behind by a killed shop is in nobody's way", async () => {
    const dataDir = folder()
    const leftBehind = socketPath(dataDir)
    spawnSync(process.execPath, [
      '-e',
      'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))',
      leftBehind,
    ])
    expect(existsSync(leftBehind)).toBe(true)
    // No database is in this folder yet: the command makes one.
    expect(await type(dataDir, 'tenants add volt --name Volt')).toMatchObject({ exit: 0, err: '' })
    expect(existsSync(join(dataDir, 'in-use-by'))).toBe(false)
    const { db } = await runningShop(dataDir)
    expect(await type(dataDir, 'tenants set volt --phone 123')).toMatchObject({ exit: 0 })
    expect(await db.selectFrom('shop_action').select('action').orderBy('id').execute()).toEqual([
      { action: 'tenants add' },
      { action: 'tenants set' },
    ])
  })

  test('a folder that another process holds without listening is not touched', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'in-use-by'), String(process.ppid))
    const said: string[] = []
    const { exit, err } = await runCli(['status'], { DATA_DIR: dataDir }, 'ann', { print: (sentence) => said.push(sentence), mostMs: 600 })
    expect(exit).toBe(1)
    expect(err).toContain(`process ${process.ppid} is using it`)
    expect(said).toEqual([expect.stringContaining('Waiting up to 0.6 s for it.')])
  })

  test('wrong settings are said in a sentence each', async () => {
    expect(await runCli(['status'], { PORT: 'x' }, 'ann')).toMatchObject({ exit: 2, err: 'PORT is a whole number from 0 to 65535.\n' })
  })

  test('wrong use and help open nothing', async () => {
    const dataDir = join(folder(), 'none')
    expect(await type(dataDir, 'orders shp')).toMatchObject({ exit: 2 })
    expect(await type(dataDir, '--help')).toMatchObject({ exit: 0 })
    expect(existsSync(dataDir)).toBe(false)
  })
})
