import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { type BundledPage, serveBundledPage } from '../bundled-page.ts'
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
  private constructor(private readonly served: BundledPage) {}

  static open = async (folder: string): Promise<InChromium> =>
    new InChromium(await serveBundledPage(folder, join(import.meta.dirname, 'in-page.ts')))

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
    const context = await this.served.browser.newContext()
    const page = await context.newPage()
    const commands = await context.newCDPSession(page)
    await page.goto(this.served.url)
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

  close = (): Promise<void> => this.served.close()
}

/** As the browser itself counts it: objects of the page, and bytes of its arrays. */
async function memory(commands: CDPSession): Promise<Memory> {
  await commands.send('HeapProfiler.collectGarbage')
  await commands.send('HeapProfiler.collectGarbage')
  const usage = await commands.send('Runtime.getHeapUsage')
  return { heap: usage.usedSize, buffers: 'backingStorageSize' in usage ? Number(usage.backingStorageSize) : Number.NaN }
}
