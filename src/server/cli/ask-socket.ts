import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { CommandRequest } from './command-socket.ts'
import type { CommandOutcome } from './run-command.ts'
import { isShopSocket, socketPath } from './socket-path.ts'
import { SHOP_NOT_RUNNING_ERROR_CODES, socketErrorText } from './socket-trouble.ts'

const CommandAnswer = v.object({ exit: v.picklist([0, 1, 2]), out: v.string(), err: v.string() })

/**
 * Sends a command to the shop that runs on a data folder. Returns null if no shop runs there; then the command was certainly not carried
 * out. Rejects with a sentence for the operator if a shop runs there but cannot be reached.
 */
export function runInRunningShop(dataDir: string, ordered: CommandRequest): Promise<CommandOutcome | null> {
  if (process.platform === 'win32') return Promise.resolve(null)
  const path = socketPath(dataDir)
  if (!isShopSocket(path, dataDir))
    return Promise.reject(new Error(`${path} belongs to another user, so nothing was sent to it. Check who created it.`))
  return new Promise((resolve, reject) => {
    const asked = request({
      socketPath: path,
      method: 'POST',
      path: '/',
      agent: false,
      headers: { 'Content-Type': 'application/json' },
    })
    asked.on('error', (cause: NodeJS.ErrnoException) => {
      if (SHOP_NOT_RUNNING_ERROR_CODES.includes(cause.code ?? '')) return resolve(null)
      reject(new Error(socketErrorText(cause), { cause }))
    })
    asked.on('response', async (response) => {
      try {
        const said = await text(response)
        if (response.statusCode !== 200)
          throw new Error('The running shop could not read the command. Is it of another version? Restart it.')
        resolve(v.parse(CommandAnswer, JSON.parse(said)))
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error(String(cause)))
      }
    })
    asked.end(JSON.stringify(ordered))
  })
}
