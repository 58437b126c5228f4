import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import * as v from 'valibot'
import type { ReportError } from '#server/kernel/report.ts'
import type { CommandHost } from './command.ts'
import { handleImportRequest, IMPORT_PATH } from './import/import-socket.ts'
import { runShopCommand } from './run-command.ts'
import { socketPath } from './socket-path.ts'

/** A command as it is sent over the socket to the running shop. */
export const CommandRequest = v.object({ words: v.array(v.string()), user: v.string(), folder: v.optional(v.string()) })
export type CommandRequest = v.InferOutput<typeof CommandRequest>

/**
 * The maximum size of a command that is sent over the socket. It is large enough for a command with the text of a content page (`pages
 * set`).
 */
const MAX_BODY_BYTES = 512 * 1024

/**
 * Listens on a Unix socket for commands to the shop whose data folder this process has locked. An old socket of a killed process is
 * replaced, because the lock guarantees that no other process uses it. Resolves to a function that stops listening and waits until running
 * commands have finished. Rejects if the system does not support Unix sockets.
 */
export async function listenForCommands(dataDir: string, host: CommandHost, report: ReportError): Promise<() => Promise<void>> {
  if (process.platform === 'win32') throw new Error('Commands beside a running shop are not supported on Windows: stop the shop first.')
  const path = socketPath(dataDir)
  const server = createServer(async (request, response) => {
    if (request.url === IMPORT_PATH) {
      if (request.method === 'HEAD') response.end()
      else await handleImportRequest(host, request, response, report)
      return
    }
    try {
      const chunks: Buffer[] = []
      let bytes = 0
      for await (const chunk of request) {
        bytes += chunk.length
        if (bytes > MAX_BODY_BYTES) throw new Error('A command is longer than any can be.')
        chunks.push(chunk)
      }
      const { words, user, folder } = v.parse(CommandRequest, JSON.parse(Buffer.concat(chunks).toString()))
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await runShopCommand(host, words, user, report, folder)))
    } catch (cause) {
      report('A command could not be read', cause)
      response.writeHead(400).end()
    }
  })
  // Requests have no time limit, because an import may take very long and first waits for a running one.
  server.requestTimeout = 0
  rmSync(path, { force: true })
  // The umask keeps other users from opening the socket. A later chmod would leave a short time in which they could open it.
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
  chmodSync(path, 0o600)
  return () => new Promise((closed) => void server.close(() => closed()))
}
