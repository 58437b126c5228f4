import type { ReportError } from '#server/kernel/report.ts'
import { errorReply } from './on-error.ts'
import { readBody } from './read-body.ts'

interface WebhookOptions {
  /** The name of the company that sends the message, for the log. */
  sender: string
  handleMessage: (message: { body: ArrayBuffer; headers: Headers }) => Promise<void>
  report: ReportError
}

/**
 * Answers a webhook message of another company, without the API's envelope. After an internal error the company sends the message again.
 */
export async function answerWebhook(request: Request, { sender, handleMessage: hear, report }: WebhookOptions): Promise<Response> {
  try {
    await hear({ body: await readBody(request), headers: request.headers })
    return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (thrown) {
    return errorReply(thrown, `the webhook of ${sender}`, report)
  }
}
