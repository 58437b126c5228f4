import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { solveWorkChallenge } from '#app/proof/solve.ts'
import { startProofOfWork } from '#app/state/captcha/proof.ts'
import { cheapProofs } from '../../../support/cheap-proofs.ts'

/** A worker that does what a test says with what it is sent. */
function workerThat(does: (worker: EventTarget, challenge: Parameters<typeof solveWorkChallenge>[0]) => void) {
  const started: { url: string; terminated: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly own = { url: '', terminated: false }
      constructor(url: string) {
        super()
        this.own.url = url
        started.push(this.own)
      }
      postMessage = (challenge: Parameters<typeof solveWorkChallenge>[0]) => does(this, challenge)
      terminate = () => {
        this.own.terminated = true
      }
    },
  )
  return started
}

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

test('where the shop wants no proof there is nothing to do, and nothing to send', async () => {
  const started = workerThat(() => undefined)
  expect(await startProofOfWork(undefined).proof).toEqual({})
  expect(started).toEqual([])
})

test('a worker of our own does the work and is let go', async () => {
  const { challenge, secret } = await cheapProofs.createChallenge()
  const started = workerThat(
    (worker, asked) => void solveWorkChallenge(asked).then((data) => worker.dispatchEvent(new MessageEvent('message', { data }))),
  )
  const { proof } = await startProofOfWork(challenge).proof
  expect(proof && (await cheapProofs.isValidProof(proof, secret))).toBe(true)
  expect(started).toMatchObject([{ url: expect.stringMatching(/^\/.*worker/), terminated: true }])
})

test.each<[string, () => void]>([
  ['there are no workers', () => vi.stubGlobal('Worker', undefined)],
  ['the worker cannot be started', () => workerThat((worker) => worker.dispatchEvent(new Event('error')))],
  ['the worker fails', () => workerThat((worker) => worker.dispatchEvent(new MessageEvent('message', { data: { failed: 'x' } })))],
])('the page does the work itself where %s', async (_, where) => {
  where()
  const { challenge, secret } = await cheapProofs.createChallenge()
  const { proof } = await startProofOfWork(challenge).proof
  expect(proof && (await cheapProofs.isValidProof(proof, secret))).toBe(true)
})

test('work that is stopped ends its worker, begins none on the page, and has nothing to send', async () => {
  const started = workerThat(() => undefined)
  const working = startProofOfWork((await cheapProofs.createChallenge()).challenge)
  working.stop()
  expect(await working.proof).toEqual({})
  expect(started).toMatchObject([{ terminated: true }])
})
