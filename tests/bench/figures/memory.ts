import { readFileSync } from 'node:fs'
import type { AskedServer } from './ask.ts'
import type { Measured } from './figure.ts'

/** What the memory of the server is held against, in MB. */
const REFERENCE_MB = 100

/** The memory that the server has of the machine, after all that was asked of it before. Linux only. */
export async function memoryFigures({ pid }: AskedServer): Promise<Measured[]> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const megabytes = Number(kilobytes) / 1024
  return [{ name: 'memory: server', ratio: megabytes / REFERENCE_MB, took: `${megabytes.toFixed(0)} MB`, reference: `${REFERENCE_MB} MB` }]
}
