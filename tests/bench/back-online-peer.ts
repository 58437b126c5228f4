// The peer: workbox-background-sync's own queue, in Node over fake-indexeddb, replaying adds to the cart one after another. It keeps no
// order of accounts, folds nothing, reads no reply and draws nothing.
import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'

export interface PeerTask {
  url: string
  token: string
  inputs: object[]
}

async function replayed({ url, token, inputs }: PeerTask): Promise<number> {
  Object.assign(globalThis, { self: globalThis, registration: {}, location: new URL(url), __WB_DISABLE_DEV_LOGS: true })
  const { Queue } = await import('workbox-background-sync')
  const queue = new Queue('cart')
  for (const input of inputs) {
    const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: token, [IDEMPOTENCY_HEADER]: randomUUID() }
    await queue.pushRequest({
      request: new Request(url + calls.cartAdd.path, { method: 'POST', headers, body: JSON.stringify(input) }),
    })
  }
  const began = performance.now()
  await queue.replayRequests()
  return performance.now() - began
}

process.once('message', async (task: PeerTask) => {
  process.send?.(await replayed(task))
})
