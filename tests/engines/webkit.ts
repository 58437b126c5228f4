import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import WebDriver from 'webdriver'
import { type Driver, type Plain, type Start, sourceOf } from './driver.ts'
import { eventually } from './eventually.ts'
import { endOf, kill, processesOf } from './webkit-profile.ts'

declare global {
  namespace WebdriverIO {
    interface Capabilities {
      'webkitgtk:browserOptions'?: { binary: string; args: string[] }
    }
  }
}

const BROWSER = fileURLToPath(new URL('webkit-browser.mjs', import.meta.url))
const MAX_STEP_MS = 60_000

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
  await eventually('WebKitWebDriver listens', () => isListening(port))
  let session = await openSession(port, folder)
  let page = ''
  const end = async (how: 'closed' | 'killed') => {
    const all = await processesOf(folder)
    if (how === 'killed') kill(all)
    // A browser that was killed leaves a session that no longer answers.
    await session.deleteSession().catch((error: unknown) => {
      if (how === 'closed') throw error
    })
    await endOf(all)
  }
  return {
    engine: 'WebKitGTK',
    version: String(session.capabilities.browserVersion),
    goto: (url) => session.navigateTo(url),
    async evaluate<Given extends readonly Plain[], Result>(work: (...given: Given) => Result | Promise<Result>, ...given: Given) {
      const source = sourceOf(work, given)
      const script = `const done = arguments[0]; ${source}.then((text) => done({ text }), (error) => done({ error: String(error) }))`
      const said = v.parse(Said, await session.executeAsyncScript(script, []))
      if ('error' in said) throw new Error(said.error)
      return JSON.parse(said.text)
    },
    press: (x, y) => session.performActions([pressAt(Math.round(x), Math.round(y))]),
    type: (text) => session.performActions([keys(text)]),
    async lookAway() {
      page = await session.getWindowHandle()
      const { handle } = await session.createWindow('tab')
      await session.switchToWindow(handle)
    },
    async lookBack() {
      await session.closeWindow()
      await session.switchToWindow(page)
    },
    stopWorker: null,
    async restart(how) {
      await end(how)
      session = await openSession(port, folder)
    },
    async close() {
      await end('closed')
      for (const child of [driver, screen.child]) child.kill()
    },
  } satisfies Driver
}

const Said = v.union([v.object({ text: v.string() }), v.object({ error: v.string() })])

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

const openSession = (port: number, folder: string) =>
  WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', BROWSER, folder] },
        // It speaks no BiDi.
        'wdio:enforceWebDriverClassic': true,
        timeouts: { script: MAX_STEP_MS, pageLoad: MAX_STEP_MS, implicit: 0 },
      },
      firstMatch: [{}],
    },
  })

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
