import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type Driver, type Plain, type Start, sourceOf } from './driver.ts'
import { asked, listening } from './webdriver.ts'
import { endOf, kill, processesOf } from './webkit-profile.ts'

const BROWSER = fileURLToPath(new URL('webkit-browser.mjs', import.meta.url))
const SCRIPT_MOST_MS = 60_000

const Opened = v.object({ sessionId: v.string(), capabilities: v.object({ browserVersion: v.string() }) })
const Handle = v.object({ handle: v.string() })

/** WebKitGTK, the engine of Safari, through its own WebDriver on a screen that nobody sees. It has no Background Sync. */
export const webkit: Start = async (folder) => {
  await mkdir(folder, { recursive: true })
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const base = `http://127.0.0.1:${port}`
  await listening(base)
  let now = await openSession(base, folder)
  let page = ''
  const say = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    asked(method, `${base}/session/${now.sessionId}${path}`, body)
  const end = async (how: 'closed' | 'killed') => {
    const all = await processesOf(folder)
    if (how === 'killed') kill(all)
    // A browser that was killed leaves a session that no longer answers.
    await say('DELETE', '').catch((error: unknown) => {
      if (how === 'closed') throw error
    })
    await endOf(all)
  }
  return {
    engine: 'WebKitGTK',
    version: now.capabilities.browserVersion,
    goto: async (url) => void (await say('POST', '/url', { url })),
    async evaluate<Given extends readonly Plain[], Result>(work: (...given: Given) => Result | Promise<Result>, ...given: Given) {
      const script = `const done = arguments[0]; ${sourceOf(work, given)}.then((text) => done({ text }), (error) => done({ error: String(error) }))`
      const said = v.parse(Said, await say('POST', '/execute/async', { script, args: [] }))
      if ('error' in said) throw new Error(said.error)
      return JSON.parse(said.text)
    },
    press: async (x, y) => void (await say('POST', '/actions', { actions: [pressAt(Math.round(x), Math.round(y))] })),
    type: async (text) => void (await say('POST', '/actions', { actions: [keys(text)] })),
    async lookAway() {
      page = v.parse(v.string(), await say('GET', '/window'))
      const { handle } = v.parse(Handle, await say('POST', '/window/new', { type: 'tab' }))
      await say('POST', '/window', { handle })
    },
    async lookBack() {
      await say('DELETE', '/window')
      await say('POST', '/window', { handle: page })
    },
    stopWorker: null,
    async restart(how) {
      await end(how)
      now = await openSession(base, folder)
    },
    async close() {
      await end('closed')
      for (const child of [driver, screen.child]) child.kill()
    },
  } satisfies Driver
}

const Said = v.union([v.object({ text: v.string() }), v.object({ error: v.string() })])

async function openSession(base: string, folder: string) {
  const options = { binary: '/usr/bin/gjs', args: ['-m', BROWSER, folder] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: SCRIPT_MOST_MS } } }
  return v.parse(Opened, await asked('POST', `${base}/session`, { capabilities }))
}

const pressAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'pointer',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const keys = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((key) => {
    // WebDriver's own name of the Enter key.
    const value = key === '\n' ? '\uE007' : key
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
  }),
})

/** A screen in memory. It chooses a free number by itself and says it on descriptor 3. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = child.stdio[3]
  if (!told) throw new Error('Xvfb has no descriptor to tell its number on.')
  const [number] = await once(told, 'data')
  return { child, display: `:${String(number).trim()}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
