import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { hashOf, piecePath } from '#contract/packs/pieces.ts'
import { isCaptivePortalReply } from '#data/portal.ts'
import type { PackPort } from './port.ts'

/** The download of a piece is cancelled if it receives no data for this time. */
export const MAX_STALLED_MS = 15 * 1000

export interface PieceFetchOptions {
  /** The expected size. A longer reply is not the piece. */
  maxBytes: number
  signal: AbortSignal
  /** Called with the number of bytes received since the last call. */
  onBytes?: (bytes: number) => void
}

/**
 * Fetches one piece and verifies its hash. Rejects with PackError `no-network`, `portal`, `gone`, `refused`, `wrong-bytes` or `insecure`.
 * If the signal is aborted, rejects with its reason.
 */
export async function fetchPiece(port: PackPort, hash: string, options: PieceFetchOptions): Promise<Uint8Array<ArrayBuffer>> {
  options.signal.throwIfAborted()
  const still = new AbortController()
  const signal = AbortSignal.any([options.signal, still.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitAgain = () => {
    clearTimeout(timer)
    timer = setTimeout(() => still.abort(), MAX_STALLED_MS)
  }
  const exchange = async () => {
    // The HTTP cache is bypassed, because the pack database stores the piece and the cache would store it a second time.
    const reply = await port.fetch(new Request(port.baseUrl + piecePath(hash), { cache: 'no-store', signal }))
    waitAgain()
    const refusal = pieceRefusalOf(reply)
    if (refusal !== null) {
      await reply.body?.cancel()
      throw refusal
    }
    const bytes = await readReplyBytes(reply, options.maxBytes, (more) => {
      waitAgain()
      options.onBytes?.(more)
    })
    if ((await hashOf(bytes)) !== hash) throw new PackError('wrong-bytes')
    return bytes
  }
  waitAgain()
  try {
    return await Promise.race([exchange(), rejectOnAbort(signal)])
  } catch (cause) {
    options.signal.throwIfAborted()
    if (cause instanceof PackError) throw cause
    throw new PackError('no-network', {}, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when the signal is aborted. This is needed because not every `fetch` implementation reacts to the signal. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

const NETWORK_SIGN_IN_STATUS = 511

/** Returns the error of a reply; null if the reply contains the piece. */
function pieceRefusalOf(reply: Response): PackError | null {
  const { ok, status } = reply
  if (isCaptivePortalReply(reply) || status === NETWORK_SIGN_IN_STATUS) return new PackError('portal', { status })
  if (ok) return null
  if (status === 404 || status === 410) return new PackError('gone', { status })
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN)
  return new PackError('refused', Number.isFinite(seconds) ? { status, retryAfterMs: seconds * 1000 } : { status })
}

async function readReplyBytes(reply: Response, mostBytes: number, onBytes: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const came: Uint8Array[] = []
  let length = 0
  for (const reader = reply.body?.getReader(); reader !== undefined; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > mostBytes) {
      await reader.cancel()
      throw new PackError('wrong-bytes')
    }
    came.push(value)
    onBytes(value.byteLength)
  }
  return concatBytes(came)
}

/** Joins byte arrays into one. */
export function concatBytes(runs: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(runs.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const run of runs) {
    whole.set(run, at)
    at += run.byteLength
  }
  return whole
}
