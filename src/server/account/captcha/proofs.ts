import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { type ProofOfWork, WorkChallenge } from '#contract/account.ts'
import { makeToken } from '#server/kernel/hashes.ts'

/** What a proof of work costs whoever gives it: rounds of PBKDF2 that one try takes, and how many tries there are at most. */
export interface WorkCost {
  cost: number
  mostTries: number
}

/** Makes challenges and looks at their solutions. */
export interface ProofsOfWork {
  /** A challenge, and the secret that alone tells its solution; the secret stays with the captcha that the challenge is for. */
  make: () => Promise<{ challenge: WorkChallenge; secret: string }>
  /** Whether a proof solves the challenge that was made with this secret, and no other. Costs nothing worth mentioning, right or wrong. */
  holds: (proof: ProofOfWork, secret: string) => Promise<boolean>
}

/** PBKDF2, because browsers have it built in: a device is then about as quick at it as a program of whoever attacks. */
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

/**
 * The shop's own: up to a second on a slow phone. From no try on: whoever knew that there are some for certain
 * would begin behind them.
 */
export const shopProofs = proofsOf({ cost: 5000, mostTries: 160 })
