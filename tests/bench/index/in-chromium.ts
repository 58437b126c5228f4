import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { build } from 'vite'
import { benchArgs } from '../../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../../.ci/find-browser.ts'
import { BEST_OF } from './asked.ts'
import { filesOf } from './engine-files.ts'
import type { EngineName } from './engines.ts'
import type { InNode, Memory } from './in-node.ts'
import type { TimedEngine } from './timed-engine.ts'

declare const timed: (name: EngineName, files: readonly string[]) => Promise<TimedEngine>
declare global {
  // Nothing else keeps the engine between two steps.
  var opened: TimedEngine | undefined
}

/** Opens of an engine, each in a new page: the middle one counts. */
const OPENED = 3

/** Engines in pages of headless Chromium, with the processor so many times slower; they read the files of a folder. */
export class InChromium {
  readonly #close: () => Promise<void>

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
    close: () => void,
  ) {
    this.#close = async () => {
      await browser.close()
      close()
    }
  }

  static async open(folder: string): Promise<InChromium> {
    await build({
      ...{ configFile: false, logLevel: 'error', root: process.cwd(), publicDir: false },
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['es'], fileName: () => 'page.js' },
      },
    })
    const server = createServer(({ url = '' }, reply) => {
      // Clocks are exact only in a page that nothing foreign can look into.
      reply.setHeader('Cross-Origin-Opener-Policy', 'same-origin').setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
      const name = basename(url)
      if (name === '')
        reply
          .setHeader('Content-Type', 'text/html')
          .end('<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>')
      else if (!existsSync(join(folder, name))) reply.writeHead(404).end()
      else
        reply
          .setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
          .end(readFileSync(join(folder, name)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
    return new InChromium(browser, `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`, () => server.close())
  }

  /** A slowed processor runs and rests by turns, so that the quickest of several answers is one that met no rest: there each is asked once. */
  async measure(name: EngineName, slower: number): Promise<InNode> {
    const loads: { loadMs: number; wordsMs: number }[] = []
    for (let time = 1; time < OPENED; time += 1) {
      const { page, times } = await this.#opened(name, slower)
      loads.push(times)
      await page.close()
    }
    const { page, commands, before, times } = await this.#opened(name, slower)
    loads.push(times)
    const asked = await page.evaluate((times) => globalThis.opened?.timeAll(times) ?? {}, slower > 1 ? 1 : BEST_OF)
    const after = await memory(commands)
    await page.close()
    const middle = (of: (load: (typeof loads)[number]) => number) => loads.map(of).sort((a, b) => a - b)[OPENED >> 1] ?? Number.NaN
    return {
      ...{ loadMs: middle(({ loadMs }) => loadMs), wordsMs: middle(({ wordsMs }) => wordsMs), asked },
      ...{ heap: after.heap - before.heap, buffers: after.buffers - before.buffers },
    }
  }

  async #opened(name: EngineName, slower: number) {
    const context = await this.browser.newContext()
    const page = await context.newPage()
    const commands = await context.newCDPSession(page)
    await page.goto(this.url)
    await page.waitForFunction(() => 'timed' in globalThis)
    await commands.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const before = await memory(commands)
    const times = await page.evaluate(
      async ([name, files]) => {
        const engine = await timed(name, files)
        globalThis.opened = engine
        return engine.load()
      },
      [name, filesOf[name]] as const,
    )
    return { page, commands, before, times }
  }

  close = (): Promise<void> => this.#close()
}

/** As the browser itself counts it: objects of the page, and bytes of its arrays. */
async function memory(commands: CDPSession): Promise<Memory> {
  await commands.send('HeapProfiler.collectGarbage')
  await commands.send('HeapProfiler.collectGarbage')
  const usage = await commands.send('Runtime.getHeapUsage')
  return { heap: usage.usedSize, buffers: 'backingStorageSize' in usage ? Number(usage.backingStorageSize) : Number.NaN }
}
