import { IDEMPOTENCY_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { sendCall } from '#data/call.ts'
import type { Port } from '#data/port.ts'
import type { Sender } from './claim-next-intent.ts'
import type { ChangeOfCall, Intent, QueuedCallName } from './intent.ts'

/** Returns the headers with this customer's token, whoever is signed in by now. */
export const senderHeaders = ({ token }: Sender): Record<string, string> => ({
  [TOKEN_COOKIES_HEADER]: `token=${token}`,
  [TOKEN_HEADER]: token,
})

/** Sends a change under its own Idempotency-Key and resolves with the server's reply. Rejects with AppError, like `call`. */
export async function sendIntent(port: Port, intent: Intent, from: Sender): Promise<unknown> {
  return (await sendChange(port, intent, { ...senderHeaders(from), [IDEMPOTENCY_HEADER]: intent.id })).value
}

const sendChange = <N extends QueuedCallName>(port: Port, change: ChangeOfCall<N>, headers: Record<string, string>) =>
  sendCall(port, change.call, change.input, { headers })
