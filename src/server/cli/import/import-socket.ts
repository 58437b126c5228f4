import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#contract/errors.ts'
import type { CommandHost } from '#server/cli/command.ts'
import type { FileEvent } from '#server/import/facts.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { createImportRunner } from './import-host.ts'
import { type MessageFromShop, type MessageToShop, readMessages, writeMessage } from './import-lines.ts'

/** The path of requests for imports on the socket of the running shop. */
export const IMPORT_PATH = '/import'

/**
 * Carries out an import whose file another process reads and sends. If that process stops before the end, the catalogue stays unchanged.
 */
export async function handleImportRequest(
  host: CommandHost,
  request: IncomingMessage,
  response: ServerResponse,
  report: ReportError,
): Promise<void> {
  const messages = readMessages<MessageToShop>(request)
  const next = async (): Promise<MessageToShop> => {
    const { value, done } = await messages.next()
    if (done || value === undefined)
      throw new AppError('unavailable', { message: 'The command was stopped before its file was read. Nothing was changed.' })
    return value
  }
  let told = Promise.resolve()
  /**
   * Sends a message to the process that reads the file. Messages are sent one after another, so that only one of them waits for a slow
   * reader.
   */
  const answer = (message: MessageFromShop): Promise<void> => {
    told = told.then(() => writeMessage(response, message))
    return told
  }
  response.setHeader('Content-Type', 'application/x-ndjson')
  response.flushHeaders()
  try {
    const first = await next()
    if (first.type !== 'order') throw new Error('An import began without its order.')
    const events = async function* (): AsyncGenerator<readonly FileEvent[], void> {
      for (let message = await next(); message.type === 'events'; message = await next()) yield message.events
    }
    const decide = async (plan: Parameters<Parameters<ReturnType<typeof createImportRunner>>[2]>[0]) => {
      await answer({ type: 'plan', plan })
      const decided = await next()
      if (decided.type !== 'decision') throw new Error('A plan was answered with something else.')
      return decided.decision
    }
    const end = await createImportRunner(host)(first.asked, events(), decide, (news) => void answer({ type: 'news', news }))
    await answer({ type: 'end', end })
  } catch (cause) {
    if (!(cause instanceof AppError)) report('An import failed', cause)
    const { code, message } =
      cause instanceof AppError ? cause : { code: 'internal', message: 'The shop made a mistake. Nothing was changed.' }
    await answer({ type: 'failed', code, message })
  } finally {
    response.end()
  }
}
