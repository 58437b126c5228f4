import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectMirror } from '#app/state/page/mirror.ts'
import { currentToken, expireSession, restoreSession } from '#app/state/session/session.ts'
import { syncSessionFromStorage } from '#app/state/session/session-sync.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

const userInfo = { realname: 'Dana', email: 'dana@shop.test' }
beforeEach(() => connectMirror('one-person'))

describe('the session moved in another tab, or while this page was put away', () => {
  const of = (id: string) => memoryStorage({ token: `token of ${id}`, userInfo: JSON.stringify({ ...userInfo, id }) })

  test('somebody else is signed in: nothing of one person stays in memory for the next', async () => {
    const loadAnew = vi.fn()
    await restoreSession(of('ada'))
    syncSessionFromStorage(of('bob'), loadAnew)
    expect(loadAnew).toHaveBeenCalledOnce()
    expect(currentToken()).toBe('token of ada')
  })

  test('so it is after the session of the first had ended', async () => {
    const loadAnew = vi.fn()
    await restoreSession(of('ada'))
    expireSession(memoryStorage({ token: 'x', userInfo: JSON.stringify({ ...userInfo, id: 'ada' }) }))
    syncSessionFromStorage(of('bob'), loadAnew)
    expect(loadAnew).toHaveBeenCalledOnce()
  })

  test('a sign-out elsewhere is one too, and the same person back again is none', async () => {
    const loadAnew = vi.fn()
    await restoreSession(of('ada'))
    syncSessionFromStorage(of('ada'), loadAnew)
    expect(loadAnew).not.toHaveBeenCalled()
    syncSessionFromStorage(memoryStorage({}), loadAnew)
    expect(loadAnew).toHaveBeenCalledOnce()
  })
})
