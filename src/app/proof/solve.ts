import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ProofOfWork, WorkChallenge } from '#contract/account/account.ts'
import { deriveKeyWithoutWebCrypto } from './plain-pbkdf2.ts'

/** Returns the function that derives keys: the browser's own, which exists in secure contexts only, otherwise ours. */
export const chooseDeriveKey = () => (globalThis.crypto?.subtle === undefined ? deriveKeyWithoutWebCrypto : deriveKey)

/** Solves a proof-of-work challenge in a worker, or in small steps on the page. Rejects if no solution is found. */
export async function solveWorkChallenge(challenge: WorkChallenge, controller = new AbortController()): Promise<ProofOfWork> {
  const solution = await solveChallenge({ challenge, deriveKey: chooseDeriveKey(), controller })
  if (solution === null)
    throw new DOMException('The proof of work was not found.', controller.signal.aborted ? 'AbortError' : 'TimeoutError')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
