import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const at = probe.address()
  probe.close()
  await once(probe, 'close')
  if (at === null || typeof at === 'string') throw new Error('No port is free.')
  return at.port
}

const fromSources = [process.execPath, '--import', 'tsx', 'src/server/main.ts'] as const

/** A shop in a process group of its own, on an embedded database of its own. */
async function shop([command, ...args]: readonly [string, ...string[]] = fromSources) {
  const folder = mkdtempSync(join(tmpdir(), 'armature-stop-'))
  const port = await freePort()
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DEMO_PARTS: '600', DATABASE_URL: '' }
  const { DATABASE_URL: _, ...embedded } = env
  const child = spawn(command, args, { env: embedded, stdio: 'ignore', detached: true })
  onTestFinished(() => {
    killGroup(child)
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  while ((await fetch(`${url}/healthz`).catch(() => null))?.status !== 200) await wait(20)
  return { child, folder, port, embedded }
}

/** Also what its first process has left behind. */
function killGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? Number.NaN), 'SIGKILL')
  } catch {
    // None of it is there any more.
  }
}

async function ended(child: ChildProcess): Promise<unknown[]> {
  return child.exitCode !== null || child.signalCode !== null ? [child.exitCode, child.signalCode] : once(child, 'exit')
}

/** Whether nothing takes a connection any more. One that was taken may be ended at once. */
async function refuses(port: number): Promise<boolean> {
  const line = connect(port, '127.0.0.1')
  line.on('error', () => undefined)
  try {
    await once(line, 'connect')
    return false
  } catch (cause) {
    return cause instanceof Error && cause.message.includes('ECONNREFUSED')
  } finally {
    line.destroy()
  }
}

test('told to stop as soon as it answers, a shop ends in order and gives its folder back', async () => {
  const { child, folder } = await shop()
  child.kill('SIGTERM')
  expect(await ended(child)).toEqual([0, null])
  // On a busy machine the folder is given back a moment after the port.
  await expect.poll(() => existsSync(join(folder, 'in-use-by')), { timeout: 10_000 }).toBe(false)
})

test('told to stop while an operator’s command runs, it takes nothing new at once, and the command is finished', async () => {
  const { child, folder, port, embedded } = await shop()
  const file = join(folder, 'shop.backup')
  while (!existsSync(join(folder, 'shop.sock'))) await wait(20)
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli.ts', 'backup', file], { env: embedded, stdio: 'ignore' })
  onTestFinished(() => void command.kill('SIGKILL'))
  const written = () => readdirSync(folder).some((name) => name.startsWith('shop.backup'))
  while (!written()) await wait(5)
  child.kill('SIGTERM')
  // Node hears a signal between two pieces of work, which on a busy machine takes its time; the command must not have ended before.
  await expect.poll(() => refuses(port), { interval: 20, timeout: 10_000 }).toBe(true)
  expect(command.exitCode).toBe(null)
  expect(await ended(command)).toEqual([0, null])
  expect(await ended(child)).toEqual([0, null])
  expect(readFileSync(file).length).toBeGreaterThan(1000)
})

/** As systemd (its own unit, `KillMode=control-group`) and a terminal say it: to every process of the group. */
const toTheGroup = (child: ChildProcess) => process.kill(-(child.pid ?? Number.NaN), 'SIGTERM')
/** As Docker says it: to the first process alone. */
const toTheFirst = (child: ChildProcess) => process.kill(child.pid ?? Number.NaN, 'SIGTERM')

test.each([
  ['npm start, told as Docker tells it', toTheFirst],
  ['npm start, told as systemd tells it', toTheGroup],
])('%s to stop, ends the shop in order, and leaves the port free', async (_, tell) => {
  const { child, folder, port } = await shop(['npm', 'start'])
  tell(child)
  await ended(child)
  // npm ends with the shop or after it, never before.
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  expect(existsSync(join(folder, 'in-use-by'))).toBe(false)
})
