import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openMirror } from '#data/mirror/open.ts'
import { mirroredSession, mirrorSession } from '#data/mirror/session.ts'

test('the session is there for the worker until sign-out', async () => {
  const mirror = openMirror('session')
  expect(await mirroredSession(mirror)).toBeNull()
  await mirrorSession(mirror, { token: 't-1', userInfo: { id: 'u1', realname: 'Ada', email: 'a@shop.test' } })
  expect(await mirroredSession(mirror)).toEqual({ token: 't-1', userInfo: { id: 'u1', realname: 'Ada', email: 'a@shop.test' } })
  await mirrorSession(mirror, null)
  expect(await mirroredSession(mirror)).toBeNull()
})
