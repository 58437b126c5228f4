import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { type ProofOfWork, WorkChallenge } from '#contract/account/account.ts'
import { createToken } from '#server/kernel/hashes.ts'

/** How much work a captcha's proof of work demands: PBKDF2 rounds per attempt, and the maximum number of attempts. */
export interface ProofOfWorkCost {
  roundsPerAttempt: number
  maxAttempts: number
}

/** Creates the proof-of-work challenges of captchas and checks their solutions. */
export interface ProofsOfWork {
  /** Creates a challenge and the secret that later checks the challenge's solution. The secret is stored with the captcha. */
  createChallenge: () => Promise<{ challenge: WorkChallenge; secret: string }>
  /** Whether a proof solves the challenge that belongs to this secret. The check is quick. */
  isValidProof: (proof: ProofOfWork, secret: string) => Promise<boolean>
}

/**
 * Creates and checks proofs of work with PBKDF2. Browsers have PBKDF2 built in, so a customer's device is about as fast as an attacker's
 * program.
 */
export const proofsOfWorkFor = ({ roundsPerAttempt, maxAttempts }: ProofOfWorkCost): ProofsOfWork => ({
  async createChallenge() {
    const secret = createToken()
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: roundsPerAttempt,
      counter: randomInt(maxAttempts + 1),
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    })
    return { challenge: v.parse(WorkChallenge, challenge), secret }
  },
  async isValidProof({ challenge, solution }, secret) {
    const outcome = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret })
    return outcome.verified
  },
})

/**
 * The proofs of work that the shop demands. Each takes up to a second on a slow phone. The very first attempt may already be the solution,
 * because attackers would skip the attempts below a known minimum.
 */
export const shopProofsOfWork = proofsOfWorkFor({ roundsPerAttempt: 5000, maxAttempts: 160 })
