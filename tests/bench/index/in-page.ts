import type { EngineName } from './engines.ts'
import { TimedEngine } from './timed-engine.ts'

// What the page of the bench runs: `timed` is called by its name from outside (in-chromium.ts).

const bytesOf = async (name: string) => new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer())

async function timed(name: EngineName, files: readonly string[]): Promise<TimedEngine> {
  const pairs = await Promise.all(files.map(async (file) => [file, await bytesOf(file)] as const))
  return new TimedEngine(name, Object.fromEntries(pairs), JSON.parse(new TextDecoder().decode(await bytesOf('asked'))))
}

Object.assign(globalThis, { timed })
