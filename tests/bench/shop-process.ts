import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface ShopProcess {
  url: string
  /** From the start of the process until its health check answers. */
  openAfterMs: number
  stop: () => Promise<void>
}

const READY_MOST_MS = 15 * 60_000

/** Starts the server as `npm start` does, the bundle when there is one, and waits until it answers. */
export async function startShop(dataDir: string, parts: number, port: number): Promise<ShopProcess> {
  const bundle = 'dist/server/main.js'
  const args = existsSync(bundle) ? [bundle] : ['--import', 'tsx', 'src/server/main.ts']
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DEMO_PARTS: String(parts) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answering(child, `${url}/healthz`)
  return { url, openAfterMs: performance.now() - started, stop: () => stopped(child) }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const giveUp = Date.now() + READY_MOST_MS
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}.`)
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The server did not answer in time.')
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
