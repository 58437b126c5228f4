import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'
import { type AskedServer, costOf } from './ask.ts'

const Address = v.object({ port: v.number() })
const WARM_UP_ANSWERS = 5000

export interface PlainServer extends AskedServer {
  close: () => void
}

/**
 * Starts the reference of everything that is asked of the shop: a server in plain Node, in a process of its own, which no change of the shop
 * makes faster or slower. It is asked until it costs the same each time: the first thousands of answers take up to three times as long.
 */
export async function openPlainServer(): Promise<PlainServer> {
  const child = fork(new URL('./plain-server-program.mjs', import.meta.url), { execArgv: [] })
  const [address] = await once(child, 'message')
  const { port } = v.parse(Address, address)
  if (child.pid === undefined) throw new Error('The plain server has no process.')
  const server = { url: `http://127.0.0.1:${port}`, pid: child.pid }
  await costOf(
    server,
    Array.from({ length: WARM_UP_ANSWERS }, () => '/'),
    1,
  )
  return { ...server, close: () => child.kill() }
}
