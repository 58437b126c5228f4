import { readFileSync } from 'node:fs'
import { type AskedServer, costOf } from './ask.ts'
import { type Measured, NO_CONTENTION } from './figure.ts'
import { partPages } from './requests.ts'

/** What the memory of the server is held against, in MB. */
const REFERENCE_MB = 100

const PAGES = 300

/** The memory that the server has of the machine, after it has rendered some hundred pages. Linux only. */
export async function memoryFigures(server: AskedServer): Promise<Measured[]> {
  const { url, pid } = server
  await costOf(server, (await partPages(url)).slice(0, PAGES), 10)
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const megabytes = Number(kilobytes) / 1024
  return [
    {
      ...{ name: 'memory: server', ratio: megabytes / REFERENCE_MB },
      ...{ took: `${megabytes.toFixed(0)} MB`, reference: `${REFERENCE_MB} MB`, contention: NO_CONTENTION },
    },
  ]
}
