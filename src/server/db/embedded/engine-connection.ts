import { type PGlite, protocol } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { EmbeddedEngine } from './engine.ts'

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** The options with which `pg` connects to the embedded engine. */
export type EngineConnectionConfig = ReturnType<typeof createPgConfig>

/**
 * Connects `pg` to the engine. `onNotification` is called with the channel and text of each notification, which a reply brings along.
 */
export function connectToEngine(
  { execute }: Pick<EmbeddedEngine, 'execute'>,
  onNotification: (channel: string, payload: string) => void,
): EngineConnectionConfig {
  const parser = new protocol.Parser()
  const execProtocolStream = async (messages: Uint8Array): Promise<BackendMessages> => {
    const reply: BackendMessages = []
    parser.parse(await execute(messages), (message) => {
      if (message instanceof protocol.messages.NotificationResponseMessage) onNotification(message.channel, message.payload)
      reply.push(message)
    })
    return reply
  }
  // The cast is safe, because the adapter uses only these two members.
  return createPgConfig({ waitReady: Promise.resolve(), execProtocolStream } as unknown as PGlite)
}
