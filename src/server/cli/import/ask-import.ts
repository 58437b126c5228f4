import { request } from 'node:http'
import { AppError, type ErrorCode, isErrorCode } from '#contract/errors.ts'
import { isShopSocket, socketPath } from '#server/cli/socket-path.ts'
import { SHOP_NOT_RUNNING_ERROR_CODES, socketErrorText } from '#server/cli/socket-trouble.ts'
import type { ImportRunner } from './import-host.ts'
import { type MessageFromShop, readMessages, writeMessage } from './import-lines.ts'
import { IMPORT_PATH } from './import-socket.ts'

/**
 * Whether a running shop accepts imports on this data folder. Throws `unavailable`, with a sentence for the operator, if a shop runs there
 * but cannot be reached.
 */
export async function isShopRunning(dataDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const path = socketPath(dataDir)
  if (!isShopSocket(path, dataDir))
    throw shopUnavailableError(`${path} belongs to another user, so nothing was sent to it. Check who created it.`)
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: path, method: 'HEAD', path: IMPORT_PATH, agent: false })
    asked.on('response', (response) => {
      response.resume()
      resolve(true)
    })
    asked.on('error', (cause: NodeJS.ErrnoException) =>
      SHOP_NOT_RUNNING_ERROR_CODES.includes(cause.code ?? '')
        ? resolve(false)
        : reject(shopUnavailableError(socketErrorText(cause), cause)),
    )
    asked.end()
  })
}

/**
 * Returns the function that lets the shop running on a data folder carry out an import. This process reads the file and sends its rows to
 * the shop.
 */
export const importThroughShop =
  (dataDir: string): ImportRunner =>
  async (asked, events, decide, tell) => {
    const to = request({
      socketPath: socketPath(dataDir),
      method: 'POST',
      path: IMPORT_PATH,
      agent: false,
      headers: { 'Content-Type': 'application/x-ndjson' },
    })
    const lost = new Promise<never>((_, reject) => to.on('error', (cause) => reject(shopUnavailableError(socketErrorText(cause), cause))))
    lost.catch(() => undefined)
    let isOver = false
    const handOver = async () => {
      await writeMessage(to, { type: 'order', asked })
      for await (const some of events) {
        if (isOver) return
        await writeMessage(to, { type: 'events', events: some })
      }
      await writeMessage(to, { type: 'all' })
    }
    const answers = new Promise<AsyncGenerator<MessageFromShop, void>>((resolve) =>
      to.once('response', (response) => resolve(readMessages<MessageFromShop>(response))),
    )
    const handed = handOver()
    // If sending fails, the request is destroyed with the error, so that reading the answers fails too.
    handed.catch((cause: unknown) => to.destroy(cause instanceof Error ? cause : new Error(String(cause))))
    const follow = async () => {
      for await (const message of await answers) {
        if (message.type === 'news') tell(message.news)
        else if (message.type === 'plan') await writeMessage(to, { type: 'decision', decision: await decide(message.plan) })
        else if (message.type === 'end') return message.end
        else throw new AppError(importErrorCodeOf(message.code), { message: message.message })
      }
      throw shopUnavailableError(
        'The connection to the running shop was lost. Nothing was changed, unless import list shows this import as done.',
      )
    }
    try {
      return await Promise.race([follow(), lost, handed.then(() => new Promise<never>(() => undefined))])
    } finally {
      isOver = true
      // An import may end before the whole file was sent. The rest of the file is discarded.
      to.destroy()
    }
  }

const importErrorCodeOf = (code: string): ErrorCode => (isErrorCode(code) ? code : 'internal')
const shopUnavailableError = (message: string, cause?: unknown) => new AppError('unavailable', { message }, { cause })
