import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import * as v from 'valibot'
import type { Report } from '#server/kernel/report.ts'
import type { CommandHost } from './command.ts'
import { IMPORT_PATH, takeImport } from './import/import-socket.ts'
import { carryOut } from './run-command.ts'
import { socketPath } from './socket-path.ts'

/** What goes over the socket. */
export const CommandRequest = v.object({ words: v.array(v.string()), user: v.string(), folder: v.optional(v.string()) })
export type CommandRequest = v.InferOutput<typeof CommandRequest>

/** A page's text may come along (`pages set`). */
const MAX_BODY_BYTES = 512 * 1024

/**
 * Takes commands for the shop whose data folder this process holds. A socket that a killed process left behind is replaced: the folder's
 * lock says that nobody else is there. Resolves to how to stop, which waits for commands under way; rejects where the system has no such
 * sockets.
 */
export async function listenForCommands(dataDir: string, host: CommandHost, report: Report): Promise<() => Promise<void>> {
  if (process.platform === 'win32') throw new Error('Commands beside a running shop are not supported on Windows: stop the shop first.')
  const path = socketPath(dataDir)
  const server = createServer(async (request, response) => {
    if (request.url === IMPORT_PATH) {
      if (request.method === 'HEAD') response.end()
      else await takeImport(host, request, response, report)
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
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await carryOut(host, words, user, report, folder)))
    } catch (cause) {
      report('A command could not be read', cause)
      response.writeHead(400).end()
    }
  })
  // An import may take longer than any limit, and waits for the one before.
  server.requestTimeout = 0
  rmSync(path, { force: true })
  // Nobody else may open it, not even for the moment between its making and a later chmod.
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
