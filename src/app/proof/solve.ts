import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ProofOfWork, WorkChallenge } from '#contract/account.ts'
import { deriveKeyPlainly } from './plain-pbkdf2.ts'

/** Only pages that came safely have the browser's own; others do it themselves. */
export const derives = () => (globalThis.crypto?.subtle === undefined ? deriveKeyPlainly : deriveKey)

/** Does the work of a challenge: in a worker, or between other things on the page. Rejects when nothing was found. */
export async function solve(challenge: WorkChallenge, controller = new AbortController()): Promise<ProofOfWork> {
  const solution = await solveChallenge({ challenge, deriveKey: derives(), controller })
  if (solution === null)
    throw new DOMException('The proof of work was not found.', controller.signal.aborted ? 'AbortError' : 'TimeoutError')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
