import * as v from 'valibot'
import workerScript from '#app/proof/worker.ts?worker&url'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { trustedScriptUrl } from '#app/state/page/script-address.ts'
import { ProofOfWork, type WorkChallenge } from '#contract/account/account.ts'

/** A proof of work that is being computed. */
export interface RunningProof {
  /** The proof to send with the captcha. It is empty if none is required or could be computed; the server then says what is missing. */
  proof: Promise<{ proof?: ProofOfWork }>
  stop: () => void
}

export const emptyRunningProof: RunningProof = { proof: Promise.resolve({}), stop: () => undefined }

/** Starts to compute the proof of work of a captcha. */
export function startProofOfWork(challenge: WorkChallenge | undefined): RunningProof {
  if (challenge === undefined) return emptyRunningProof
  const controller = new AbortController()
  const found = computeProofInWorker(challenge, controller.signal).catch(async (error: unknown) => {
    if (controller.signal.aborted) throw error
    // In a browser without workers the proof is computed on the page, in small steps.
    const { solveWorkChallenge: solve } = await import('#app/proof/solve.ts')
    return solve(challenge, controller)
  })
  const proof = found.then(
    (proof) => ({ proof }),
    (error: unknown) => {
      if (!controller.signal.aborted) logErrorOnly(error)
      return {}
    },
  )
  return { proof, stop: () => controller.abort() }
}

function computeProofInWorker(challenge: WorkChallenge, signal: AbortSignal): Promise<ProofOfWork> {
  return new Promise<ProofOfWork>((resolve, reject) => {
    const worker = new Worker(trustedScriptUrl(workerScript))
    const over = (finish: () => void) => () => {
      worker.terminate()
      finish()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(ProofOfWork, data)
      over(() => (parsed.success ? resolve(parsed.output) : reject(new Error('The worker found no proof.'))))()
    })
    worker.addEventListener(
      'error',
      over(() => reject(new Error('The worker could not be started.'))),
    )
    signal.addEventListener(
      'abort',
      over(() => reject(signal.reason)),
    )
    worker.postMessage(challenge)
  })
}
