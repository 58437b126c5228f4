import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { ProofOfWork, type WorkChallenge } from '#contract/account/account.ts'
import { proofsOfWorkFor } from '#server/account/captcha/proofs.ts'

/** The least work that there is. What it costs in the shop is proved in tests/server/account/proofs.test.ts. */
export const cheapProofs = proofsOfWorkFor({ roundsPerAttempt: 1, maxAttempts: 4 })

/** Does the work, as a device does. */
export async function solved(challenge: WorkChallenge | undefined): Promise<ProofOfWork> {
  if (!challenge) throw new Error('There is no work to be done.')
  return v.parse(ProofOfWork, { challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
