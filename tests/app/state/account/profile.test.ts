import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchProfile } from '#app/state/account/profile.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { userInfo } from '../../../support/user-info.ts'

const infoOf = (id: string) => ({ ...userInfo, id, realname: id, email: `${id}@shop.test` })
let storage = memoryStorage()
beforeEach(async () => {
  storage = memoryStorage({ token: 'of ada', userInfo: JSON.stringify(infoOf('ada')) })
  vi.stubGlobal('localStorage', storage)
  connectMirror('profile')
  await restoreSession()
})
afterEach(() => vi.unstubAllGlobals())

test('one person’s profile that comes after another has signed in elsewhere is never stored beside the other’s token', async () => {
  connectPort(
    portTo(
      () => {
        Object.assign(storage.held, { token: 'of bob', userInfo: JSON.stringify(infoOf('bob')) })
        return envelopeReply({ result: infoOf('ada') })
      },
      { token: async () => currentToken() },
    ),
  )
  await fetchProfile()
  expect(JSON.parse(storage.held['userInfo'] ?? '')).toMatchObject({ id: 'bob' })
})

test('what the shop says of who is signed in is stored', async () => {
  connectPort(portTo(() => envelopeReply({ result: { ...infoOf('ada'), realname: 'Ada L.' } })))
  await fetchProfile()
  expect(JSON.parse(storage.held['userInfo'] ?? '')).toMatchObject({ realname: 'Ada L.' })
})
