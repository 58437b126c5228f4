import type { Page } from '@playwright/test'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { sendCall } from '#data/call.ts'
import { answerTo } from '../../support/captcha-answer.ts'
import { solved } from '../../support/cheap-proofs.ts'
import { portTo } from '../../support/port.ts'
import { DEMO_PASSWORD, serverUrl, tenantOf } from './shop.ts'
import { expect } from './test.ts'

export const demo = { email: 'demo@armature.example', password: DEMO_PASSWORD }
export const PASSWORD = 'gravel lantern pickle tide'

const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Says a call without a browser, as the app would. `shop`: another server than the usual one. */
export async function callShop<N extends CallName>(name: N, input: CallInputOf<N>, token = '', shop = serverUrl): Promise<CallResultOf<N>> {
  const port = portTo(fetch, { baseUrl: shop, tenantId: await tenantOf('localhost'), token: async () => token || null })
  const { value } = await sendCall(port, name, input, { headers: { 'Accept-Language': 'en-US', 'X-Forwarded-For': someAddress() } })
  return value
}

/** Registers as the form does, captcha, proof of work and all. The address still has to be confirmed. */
export async function registered(email: string): Promise<void> {
  const key = crypto.randomUUID()
  const captcha = await callShop('randomImage', { key, as: 'text', language: 'en-US' })
  if (captcha.as !== 'text') throw new Error('Asked for words, got a picture')
  await callShop('marcoAccountCreate', {
    email,
    password: PASSWORD,
    realname: 'Robin Weaver',
    captchaKey: key,
    captchaText: answerTo(captcha.question),
    proof: await solved(captcha.challenge),
  })
}

/** Fills the sign-in form of the page that is open, and sends it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in as the demo customer, and waits until the page shows it. */
export async function asDemo(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}/login?redirect=/profile`)
  await signIn(page, demo)
  await page.waitForURL('**/profile')
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
}

export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))
