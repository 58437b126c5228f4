import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BEST_OF } from './asked.ts'
import { filesOf } from './engine-files.ts'
import { type EngineName, engineNames } from './engines.ts'
import { type EngineTimes, TimedEngine } from './timed-engine.ts'

/** What an engine has taken up when all was asked and what is not needed was collected. */
export interface Memory {
  /** Objects. */
  heap: number
  /** Bytes of arrays, those of the files among them where the engine reads from them. */
  buffers: number
}

export type InNode = EngineTimes & Memory

/** Runs an engine in a process of its own (this file as its program). */
export async function measureInNode(folder: string, name: EngineName): Promise<InNode> {
  const args = ['--expose-gc', '--import', 'tsx', import.meta.filename, folder, name]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 })
  return JSON.parse(stdout)
}

async function run(folder: string, name: EngineName) {
  const read = (file: string) => new Uint8Array(readFileSync(join(folder, file)))
  const asked = JSON.parse(readFileSync(join(folder, 'asked'), 'utf8'))
  const before = memory()
  const engine = new TimedEngine(name, Object.fromEntries(filesOf[name].map((file) => [file, read(file)])), asked)
  const times = await engine.load()
  const all = await engine.timeAll(BEST_OF)
  const after = memory()
  process.stdout.write(JSON.stringify({ ...times, asked: all, heap: after.heap - before.heap, buffers: after.buffers - before.buffers }))
}

function memory(): Memory {
  for (let time = 0; time < 3; time += 1) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { heap: heapUsed, buffers: arrayBuffers }
}

const [, program, folder, wanted] = process.argv
const name = engineNames.find((one) => one === wanted)
if (program === import.meta.filename && folder !== undefined && name !== undefined) await run(folder, name)
