import { expect, onTestFinished, test, vi } from 'vitest'
import type { MessageToPage } from '#contract/worker/messages.ts'
import { createNetwork, LateReplyError } from '../../sw/network.ts'

test('a request that was lost says nothing of a shop that has answered another meanwhile', async () => {
  const waiting: { answer: (reply: Response) => void; fail: (error: unknown) => void }[] = []
  const told: MessageToPage[] = []
  const network = createNetwork(
    () => new Promise((answer, fail) => waiting.push({ answer, fail })),
    (message) => told.push(message),
    () => false,
  )
  const ask = () => network.fetchReply(new Request('http://shop.test/config.json')).catch(() => null)
  const [lost, next] = [ask(), ask()]
  waiting[1]?.answer(new Response('ok'))
  await next
  waiting[0]?.fail(new TypeError('Failed to fetch'))
  await lost
  expect([network.isDown(), told]).toEqual([false, []])
  const later = ask()
  waiting[2]?.fail(new TypeError('Failed to fetch'))
  await later
  expect([network.isDown(), told]).toEqual([true, [{ type: 'network', up: false, portal: false }]])
})

const CONFIG = 'http://shop.test/config.json'

/** A worker's network on which every question is answered when the test says so. */
function slowNetwork() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answers: ((reply: Response) => void)[] = []
  const told: MessageToPage[] = []
  const network = createNetwork(
    () => new Promise((answer) => answers.push(answer)),
    (message) => told.push(message),
    () => false,
  )
  return { network, told, answer: (at: number, reply: Response) => answers[at]?.(reply) }
}

test('a line that falls silent is given up after two seconds, though it was believed to be up; what comes late is still taken', async () => {
  const { network, told, answer } = slowNetwork()
  const first = network.fetchReply(new Request(CONFIG))
  answer(0, new Response('quick'))
  await first
  const asked = network.fetchReply(new Request(CONFIG)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2000)
  const error = await asked
  expect(told).toEqual([{ type: 'network', up: false, portal: false }])
  if (!(error instanceof LateReplyError)) throw error
  answer(1, new Response('late'))
  expect(await (await error.reply).text()).toBe('late')
  expect([network.isDown(), told.at(-1)]).toEqual([false, { type: 'network', up: true, portal: false }])
})

test('a change is not given up after two seconds, and neither is a picture', async () => {
  const { network } = slowNetwork()
  const ended: string[] = []
  void network.sendChange(new Request(CONFIG, { method: 'POST' })).then(() => ended.push('change'))
  void network.fetchReply(new Request('http://shop.test/images/part/A-1/view.svg')).catch(() => ended.push('picture'))
  await vi.advanceTimersByTimeAsync(5900)
  expect(ended).toEqual([])
})

test('a network that shows its own page in the place of everything is told as such, and so is its end', async () => {
  const { network, told, answer } = slowNetwork()
  const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
  for (const [at, reply] of [new Response('<h1>Welcome</h1>', html), new Response('{}')].entries()) {
    const asked = network.fetchReply(new Request(CONFIG))
    answer(at, reply)
    await asked
  }
  expect(told).toEqual([
    { type: 'network', up: false, portal: true },
    { type: 'network', up: true, portal: false },
  ])
})
