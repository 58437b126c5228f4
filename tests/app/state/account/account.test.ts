import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { register, resetPassword, sendVerifyCode, signIn, verifyByCode } from '#app/state/account/account.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { notices } from '#app/state/page/notices.ts'
import { storageDuration } from '#app/state/page/storage.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { expireSession, restoreSession, session } from '#app/state/session/session.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { userInfo } from '../../../support/user-info.ts'

const credentials = { email: 'dana@shop.test', password: 'four plain words here' }

let storage = memoryStorage()
let shop = 0
beforeEach(() => {
  shop += 1
  storage = memoryStorage()
  connectMirror(`account-${shop}`)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

/** A shop that answers each call by the last piece of its path. */
function shopThat(answers: Record<string, () => Response>) {
  const asked: string[] = []
  connectPort(
    portTo(async (request) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      asked.push(call)
      return answers[call]?.() ?? envelopeReply({ code: 500, msg: 'unexpected', error: 'internal' }, { status: 500 })
    }),
  )
  return asked
}
const welcome = () => envelopeReply({ result: { token: 't1', userInfo } })
const refuse = (error: string, status: number) => () => envelopeReply({ code: status, msg: error, error }, { status })

test('section 4: signed in is when token and user info are stored, all of it, under their keys', async () => {
  shopThat({ marcoLogin: welcome })
  await signIn(credentials)
  expect(storage.held['token']).toBe('t1')
  expect(JSON.parse(storage.held['userInfo'] ?? '')).toEqual(userInfo)
  expect(session.current).toEqual({ type: 'member', token: 't1', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } })
})

test('what another member left on this phone goes before the next one is in, and one who fails to forget keeps no other from it', async () => {
  storage.held['userInfo'] = '{"id":"u1","realname":"Ada","email":"ada@shop.test"}'
  shopThat({ marcoLogin: welcome })
  const signedInThen: boolean[] = []
  const stops = [
    onSignedOut(() => Promise.reject(new Error('what cannot be forgotten'))),
    onSignedOut(() => void signedInThen.push(storage.held['token'] !== undefined)),
  ]
  await signIn(credentials)
  await signIn(credentials)
  for (const stop of stops) stop()
  expect(signedInThen).toEqual([false])
  vi.mocked(console.warn).mockClear()
})

test('when another person signs in on a page that still holds what was the last one’s, it opens anew with the new session stored', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  Object.assign(storage.held, { token: 'a', userInfo: '{"id":"u1","realname":"Ada","email":"ada@shop.test"}' })
  await restoreSession()
  expireSession()
  shopThat({ marcoLogin: welcome })
  await signIn(credentials)
  expect(reload).toHaveBeenCalledOnce()
  expect(storage.held['token']).toBe('t1')
  // Until then the page shows nothing of either.
  expect(session.current).toEqual({ type: 'guest' })
  await restoreSession()
})

test('a refused sign-in stores nothing', async () => {
  shopThat({ marcoLogin: refuse('wrong-credentials', 403) })
  await expect(signIn(credentials)).rejects.toMatchObject({ code: 'wrong-credentials' })
  expect(storage.held).toEqual({})
})

test('whoever has just registered is signed in by the mailed code and need not type the password again', async () => {
  const asked = shopThat({
    marcoAccountCreate: () => envelopeReply({ result: { sent: true } }),
    verifyEmailCode: () => envelopeReply({ result: { verified: true, email: credentials.email } }),
    marcoLogin: welcome,
  })
  await register({ ...credentials, realname: 'Dana', captchaKey: 'key-12345', captchaText: '7' })
  expect(await verifyByCode({ email: ' Dana@shop.test', verifyCode: '123456' })).toBe('signed-in')
  expect(asked).toEqual(['marcoAccountCreate', 'verifyEmailCode', 'marcoLogin'])
})

test('where somebody registered, a code belongs to that registration and to no other of the same address', async () => {
  const said: string[] = []
  connectPort(
    portTo(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      said.push(`${pathname.split('/').at(-1)} ${searchParams.get('attempt')}`)
      return envelopeReply({ result: { sent: true, verified: true, email: credentials.email, token: 't1', userInfo } })
    }),
  )
  await register({ ...credentials, realname: 'Dana', captchaKey: 'key-12345', captchaText: '7' })
  await sendVerifyCode('Dana@shop.test')
  await sendVerifyCode('other@shop.test')
  await verifyByCode({ email: 'dana@shop.test', verifyCode: '123456' })
  expect(said).toEqual([
    'marcoAccountCreate null',
    'sendEmailVerifyCode key-12345',
    'sendEmailVerifyCode null',
    'verifyEmailCode key-12345',
    'marcoLogin null',
  ])
})

test('a code for another address signs nobody in', async () => {
  const asked = shopThat({
    marcoLogin: refuse('email-unverified', 403),
    verifyEmailCode: () => envelopeReply({ result: { verified: true, email: 'other@shop.test' } }),
  })
  await expect(signIn(credentials)).rejects.toMatchObject({ code: 'email-unverified' })
  expect(await verifyByCode({ email: 'other@shop.test', verifyCode: '123456' })).toBe('confirmed')
  expect(asked).toEqual(['marcoLogin', 'verifyEmailCode'])
})

test('a new password ends the session that this device still has, and by link the address is not known, so one signs in', async () => {
  Object.assign(storage.held, { token: 'old', userInfo: JSON.stringify(userInfo) })
  const asked = shopThat({ verifyForgetPasswordEmailCode: () => envelopeReply({ result: { changed: true } }) })
  expect(await resetPassword({ generate: 'g'.repeat(43), newPassword: credentials.password })).toBe('changed')
  expect(storage.held['token']).toBeUndefined()
  expect(asked).toEqual(['verifyForgetPasswordEmailCode'])
})

test('on a device with no room the sign-in works in this tab, says how long it lasts, and no one’s token lies beside the name of another', async () => {
  storage = memoryStorage({ token: 'of u6', userInfo: JSON.stringify({ ...userInfo, id: 'u6' }) })
  const full = new DOMException('full', 'QuotaExceededError')
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw full
    },
  })
  vi.stubGlobal('sessionStorage', memoryStorage())
  onTestFinished(() => {
    storageDuration.current = 'kept'
    notices.toast = null
  })
  shopThat({ marcoLogin: welcome })
  await signIn(credentials)
  expect(session.current).toMatchObject({ type: 'member', token: 't1', userInfo: { realname: 'Dana' } })
  expect(storage.held).toEqual({})
  expect(notices.toast?.text).toMatch(/^You are signed in until you close this tab: /)
})
