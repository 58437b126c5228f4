import { expect, test } from 'vitest'
import { reorder } from '#app/state/cart-changes/reorder.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

/** Presses twice; which keys the shop hears. */
async function keysOf(reply: () => Response): Promise<(string | null)[]> {
  const keys: (string | null)[] = []
  connectPort(
    portTo((request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return reply()
    }),
  )
  for (const _ of [1, 2]) await expect(reorder('22222222-2222-4222-8222-222222222222')).rejects.toThrow()
  return keys
}

test('pressed again after no answer it is the same reorder, and nothing lies in the cart twice', async () => {
  const [first, second] = await keysOf(() => new Response('<html>Bad gateway</html>', { status: 502 }))
  expect(second).toBe(first)
})

test('pressed again after a refusal it is another: the shop remembers its last word with the key, and would say it for ever', async () => {
  const refusal = () =>
    envelopeReply({ code: 400, msg: 'The cart is full.', message: 'The cart is full.', error: 'bad-request' }, { status: 400 })
  const [first, second] = await keysOf(refusal)
  expect(second).not.toBe(first)
})
