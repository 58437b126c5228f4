import { expect, test } from 'vitest'
import type { ToPage } from '#contract/messages.ts'
import { createNetwork } from '../../sw/network.ts'

test('a request that was lost says nothing of a shop that has answered another meanwhile', async () => {
  const waiting: { answer: (reply: Response) => void; fail: (error: unknown) => void }[] = []
  const told: ToPage[] = []
  const network = createNetwork(
    () => new Promise((answer, fail) => waiting.push({ answer, fail })),
    (message) => told.push(message),
    () => false,
  )
  const ask = () => network.ask(new Request('http://shop.test/config.json')).catch(() => null)
  const [lost, next] = [ask(), ask()]
  waiting[1]?.answer(new Response('ok'))
  await next
  waiting[0]?.fail(new TypeError('Failed to fetch'))
  await lost
  expect([network.isDown(), told]).toEqual([false, []])
  const later = ask()
  waiting[2]?.fail(new TypeError('Failed to fetch'))
  await later
  expect([network.isDown(), told]).toEqual([true, [{ type: 'network', up: false }]])
})
