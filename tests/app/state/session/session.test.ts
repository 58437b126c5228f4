import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectMirror, withMirror } from '#app/state/page/mirror.ts'
import { currentToken, expireSession, readUser, restoreSession, session } from '#app/state/session/session.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { userInfo } from '../../../support/user-info.ts'

const mirrored = () => withMirror((mirror) => mirror.run((db) => db.get('session', 'now')), undefined)

let shop = 0
beforeEach(() => {
  shop += 1
  connectMirror(`session-${shop}`)
})

describe('the mirror, which the worker reads', () => {
  test('holds the token and whose it is', async () => {
    await restoreSession(memoryStorage({ token: 't1', userInfo: JSON.stringify(userInfo) }))
    expect(await mirrored()).toEqual({ token: 't1', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } })
  })

  test('is empty again when the session has gone from local storage, as another tab may do', async () => {
    await restoreSession(memoryStorage({ token: 't1', userInfo: JSON.stringify(userInfo) }))
    await restoreSession(memoryStorage({}))
    expect(await mirrored()).toBeUndefined()
    expect(session.current).toEqual({ type: 'guest' })
  })
})

test('a token that the shop does not know any more goes at once, or guard and shop would send its owner in circles', () => {
  const storage = memoryStorage({ token: 'dead', userInfo: JSON.stringify(userInfo) })
  void restoreSession(storage)
  expect(currentToken()).toBe('dead')
  expireSession(storage)
  expect(currentToken()).toBeNull()
  expect(storage.held['token']).toBeUndefined()
})

test('the user info outlives an expired token, so that the address need not be typed again', () => {
  const storage = memoryStorage({ token: 'dead', userInfo: JSON.stringify(userInfo) })
  expireSession(storage)
  expect(readUser(storage)?.email).toBe('dana@shop.test')
})

test('a session that has ended takes nothing from the one that another tab has begun meanwhile', () => {
  const storage = memoryStorage({ token: 'dead', userInfo: JSON.stringify(userInfo) })
  void restoreSession(storage)
  storage.setItem('token', 'fresh')
  expireSession(storage)
  expect(storage.held['token']).toBe('fresh')
  expect(currentToken()).toBe('fresh')
})
