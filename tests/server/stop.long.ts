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

/** A shop in a process of its own, on an embedded database of its own. */
async function shop() {
  const folder = mkdtempSync(join(tmpdir(), 'armature-stop-'))
  const port = await freePort()
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DEMO_PARTS: '600', DATABASE_URL: '' }
  const { DATABASE_URL: _, ...embedded } = env
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env: embedded, stdio: 'ignore' })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  while ((await fetch(`${url}/healthz`).catch(() => null))?.status !== 200) await wait(20)
  return { child, folder, port, embedded }
}

async function ended(child: ChildProcess): Promise<unknown[]> {
  return child.exitCode !== null || child.signalCode !== null ? [child.exitCode, child.signalCode] : once(child, 'exit')
}

test('told to stop as soon as it answers, a shop ends in order and gives its folder back', async () => {
  const { child, folder } = await shop()
  child.kill('SIGTERM')
  expect(await ended(child)).toEqual([0, null])
  expect(existsSync(join(folder, 'in-use-by'))).toBe(false)
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
  // Node hears a signal between two pieces of work.
  await wait(100)
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  expect(await ended(command)).toEqual([0, null])
  expect(await ended(child)).toEqual([0, null])
  expect(readFileSync(file).length).toBeGreaterThan(1000)
})
