import { expect, test } from 'vitest'
import { rateLimits } from '#server/kernel/rate-limits.ts'
import { accountDatabase } from '../account/support/database.ts'
import { type AccountShop, accountShop, freshAddress, freshEmail, goodPassword } from '../account/support/shop.ts'

const db = await accountDatabase()
/** Two servers, which share nothing but the database. */
const [here, there] = [accountShop(db), accountShop(db)]

test('whoever signs in at one server is signed in at the other, and signed out there too', async () => {
  const { token, email } = await here.signedIn()
  const who = async () => (await there.call('profile', {}, { token })).result?.email
  expect(await who()).toBe(email)
  expect((await here.call('logout', {}, { token })).code).toBe(200)
  expect((await there.call('profile', {}, { token })).error).toBe('sign-in-required')
})

test('a captcha that one server made is answered at the other, once: of two answers at the same moment one counts', async () => {
  const captcha = await here.captcha()
  const register = (server: AccountShop) =>
    server.call(
      'marcoAccountCreate',
      { email: freshEmail(), password: goodPassword, realname: 'Ada Fitter', ...captcha },
      { address: freshAddress() },
    )
  const said = await Promise.all([register(there), register(here), register(there)])
  expect(said.map(({ error }) => error ?? 'taken').sort()).toEqual(['captcha-wrong', 'captcha-wrong', 'taken'])
})

test('what may happen so often is counted over both servers', async () => {
  const address = freshAddress()
  const { maxCount } = rateLimits['captcha-text']
  const said: (string | undefined)[] = []
  for (let at = 0; at <= maxCount; at += 1) {
    const server = at % 2 === 0 ? here : there
    said.push((await server.call('randomImage', { key: `two-servers-${at}`, as: 'text' }, { address })).error)
  }
  expect(said).toEqual([...Array(maxCount).fill(undefined), 'too-often'])
})

test('a mailed code of one server confirms at the other', async () => {
  const email = await here.registered()
  const verifyCode = here.codeIn(here.lastMail(email))
  expect((await there.call('verifyEmailCode', { email, verifyCode }, { address: freshAddress() })).code).toBe(200)
})
