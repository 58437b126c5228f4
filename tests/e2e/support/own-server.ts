import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD } from './shop.ts'
import { commandAt } from './shop-command.ts'
import { expect } from './test.ts'

/** The real server with a database of its own, which a test may change behind the customer's back as the shop's people do: by commands. */
export interface OwnServer {
  url: string
  /** Stops the server: connections are refused. */
  down: () => Promise<void>
  up: () => Promise<void>
  /**
   * Says one of the operator's commands, as `npm run shop -- …` does, beside the running server or on its data folder. Rejects when it was
   * refused.
   */
  command: (...words: string[]) => Promise<void>
  close: () => Promise<void>
}

const PARTS = 120
const root = fileURLToPath(new URL('../../..', import.meta.url))

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** `more`: of its environment, beside what every such server has. */
export async function startOwnServer(more: Record<string, string> = {}): Promise<OwnServer> {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'armature-own-server-'))]
  const url = `http://localhost:${port}`
  const env = {
    HOST: '0.0.0.0',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO_PARTS: String(PARTS),
    DEMO_PASSWORD,
    NODE_ENV: 'production',
    ...more,
  }
  let running: ChildProcess | null = null
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const up = async () => {
    if (running !== null) return
    running = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' })
    await expect.poll(answers, { timeout: 120_000 }).toBe(true)
  }
  const down = async () => {
    const held = running
    running = null
    if (held === null || held.exitCode !== null) return
    const ended = once(held, 'exit')
    held.kill('SIGTERM')
    await ended
  }
  await up()
  return {
    url,
    down,
    up,
    command: (...words) => commandAt(dataDir, ...words),
    async close() {
      await down()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
