import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { type ProofOfWork, WorkChallenge } from '#contract/account.ts'
import { makeToken } from '#server/kernel/hashes.ts'

/** The cost of a proof of work: PBKDF2 rounds per attempt, and the maximum number of attempts. */
export interface WorkCost {
  cost: number
  mostTries: number
}

/** Creates challenges and checks their solutions. */
export interface ProofsOfWork {
  /** Creates a challenge and the secret for checking its solution. The secret is stored with the captcha. */
  make: () => Promise<{ challenge: WorkChallenge; secret: string }>
  /** Whether a proof solves the challenge with this secret. The check is cheap. */
  holds: (proof: ProofOfWork, secret: string) => Promise<boolean>
}

/** Uses PBKDF2, because browsers have it built in. So a device is about as fast as an attacker's program. */
export const proofsOf = ({ cost, mostTries }: WorkCost): ProofsOfWork => ({
  async make() {
    const secret = makeToken()
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(mostTries + 1),
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    })
    return { challenge: v.parse(WorkChallenge, challenge), secret }
  },
  async holds({ challenge, solution }, secret) {
    const outcome = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret })
    return outcome.verified
  },
})

/** The shop's cost: up to a second on a slow phone. The solution may be at zero attempts, because attackers could skip a known minimum. */
export const shopProofs = proofsOf({ cost: 5000, mostTries: 160 })
