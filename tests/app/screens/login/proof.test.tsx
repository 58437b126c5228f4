import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import RegisterForm from '#app/screens/login/RegisterForm.tsx'
import { SignInForm } from '#app/screens/login/SignInForm.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { cheapProofs } from '../../../support/cheap-proofs.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

/** What the forms have sent: the name of the call, and its body. */
let sent: [call: string, body: Record<string, unknown>][]
const bodiesOf = (call: string) => sent.filter(([name]) => name === call).map(([, body]) => body)

interface Refusal {
  error: string
  msg?: string
  field?: string
}

/**
 * A shop that refuses what it is first sent, one by one, then has nothing against it. `challenges`: whether its captchas come with work.
 */
function shopThat(refusals: Refusal[], challenges = true) {
  const left = [...refusals]
  let captchas = 0
  connectPort(
    portTo(async (request) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.url.includes('/randomImage/')) {
        captchas += 1
        sent.push(['randomImage', { purpose: new URL(request.url).searchParams.get('purpose') }])
        const picture = `data:image/png;base64,${captchas}`
        const { challenge } = await cheapProofs.make()
        return envelopeReply({ result: { as: 'picture', key: 'k', picture, expiresAt: '', ...(challenges ? { challenge } : {}) } })
      }
      if (request.method === 'GET') return envelopeReply({ result: [] })
      sent.push([call, await request.json()])
      const refusal = left.shift()
      return refusal === undefined
        ? envelopeReply({ result: { sent: true } })
        : envelopeReply({ code: 400, msg: `Refused: ${refusal.error}.`, ...refusal }, { status: 400 })
    }),
  )
}

const type = (label: string, text: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shownPicture = () => screen.findByRole<HTMLImageElement>('img', { name: /Five characters/ })

beforeEach(async () => {
  sent = []
  await openShop('/login')
})

async function register() {
  draw(<RegisterForm email="ada@shop.test" />)
  type('Name', 'Ada Fitter')
  type('Password', 'brush gear and pinion')
  await shownPicture()
  type('Characters in the picture', 'ABCDE')
  press('Create the account')
}

test('a registration carries the proof of the work that came with its picture', async () => {
  shopThat([])
  await register()
  await eventually(() => expect(bodiesOf('marcoAccountCreate')).toHaveLength(1))
  expect(bodiesOf('marcoAccountCreate')[0]).toMatchObject({
    captchaText: 'ABCDE',
    proof: { challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } }, solution: { counter: expect.any(Number) } },
  })
  expect(bodiesOf('randomImage')).toEqual([{ purpose: 'register' }])
})

test('a backend that knows nothing of such work is served as before', async () => {
  shopThat([], false)
  await register()
  await eventually(() => expect(bodiesOf('marcoAccountCreate')).toHaveLength(1))
  expect(bodiesOf('marcoAccountCreate')[0]).not.toHaveProperty('proof')
})

test.each(['proof-wanted', 'proof-wrong'])(
  '%s is said, a new picture and new work come by themselves, and what was typed stays',
  async (error) => {
    shopThat([{ error }])
    await register()
    expect(await screen.findByText(`Refused: ${error}.`)).toBeDefined()
    await eventually(() => expect(screen.getByRole<HTMLImageElement>('img').src).toBe('data:image/png;base64,2'))
    for (const [label, value] of [
      ['Name', 'Ada Fitter'],
      ['Password', 'brush gear and pinion'],
      ['E-mail address', 'ada@shop.test'],
    ] as const)
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
    type('Characters in the picture', 'FGHKL')
    press('Create the account')
    await eventually(() => expect(bodiesOf('marcoAccountCreate')).toHaveLength(2))
    const [first, second] = bodiesOf('marcoAccountCreate')
    expect(second?.['proof']).toMatchObject({ solution: {} })
    expect(second?.['proof']).not.toEqual(first?.['proof'])
  },
)

test('a common password that the shop refuses is said at its field', async () => {
  const msg = 'Many people use this password. Take another one.'
  shopThat([{ error: 'bad-request', field: 'password', msg }])
  await register()
  expect(await screen.findByText(msg)).toBeDefined()
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a sign-in does no such work until the shop wants a captcha, and then sends its proof', async () => {
  shopThat([{ error: 'captcha-wanted' }, { error: 'wrong-credentials' }])
  draw(<SignInForm onEmail={() => undefined} />)
  type('E-mail address', 'ada@shop.test')
  type('Password', 'not the password')
  press('Sign In')
  await shownPicture()
  expect(bodiesOf('randomImage')).toEqual([{ purpose: 'sign-in' }])
  type('Characters in the picture', 'ABCDE')
  press('Sign In')
  await eventually(() => expect(bodiesOf('marcoLogin')).toHaveLength(2))
  const [first, second] = bodiesOf('marcoLogin')
  expect(first).not.toHaveProperty('proof')
  expect(second?.['proof']).toMatchObject({ solution: { counter: expect.any(Number) } })
})
