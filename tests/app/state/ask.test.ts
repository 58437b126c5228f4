import { beforeEach, expect, test } from 'vitest'
import { ask, connectPort } from '#app/state/ask.ts'
import { network } from '#app/state/network.ts'
import { portTo } from '../../support/port.ts'
import { envelopeReply } from '../../support/reply.ts'

const signIn = () =>
  envelopeReply({ code: 401, msg: 'Please login first.', message: 'Please login first.', error: 'sign-in-required' }, { status: 401 })

beforeEach(() => {
  network.up = true
})

test('signed in anew while a call was under way, the end of the old token is nobody’s: the call is said again with the new one', async () => {
  let token: string | null = 'old'
  const heard: (string | null)[] = []
  connectPort(
    portTo(
      (request) => {
        heard.push(request.headers.get('X-Access-Token'))
        if (heard.length > 1) return envelopeReply({ result: [] })
        token = 'new'
        return signIn()
      },
      { token: async () => token },
    ),
  )
  expect((await ask('applicationList', {})).value).toEqual([])
  expect(heard).toEqual(['old', 'new'])
})

test('a token that the shop does not know is one for the person to hear of, once', async () => {
  let calls = 0
  connectPort(
    portTo(
      () => {
        calls += 1
        return signIn()
      },
      { token: async () => 'dead' },
    ),
  )
  await expect(ask('applicationList', {})).rejects.toMatchObject({ code: 'sign-in-required' })
  expect(calls).toBe(1)
})

test('a hotel’s page does not say that the shop is there, a sentence of the shop does', async () => {
  network.up = false
  connectPort(portTo(() => new Response('<html>Welcome</html>')))
  await expect(ask('applicationList', {})).rejects.toMatchObject({ code: 'bad-reply' })
  expect(network.up).toBe(false)
  connectPort(portTo(() => envelopeReply({ code: 500, msg: 'Oh.', error: 'internal' }, { status: 500 })))
  await expect(ask('applicationList', {})).rejects.toMatchObject({ code: 'internal' })
  expect(network.up).toBe(true)
})
