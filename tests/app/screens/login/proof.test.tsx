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
 * A shop that refuses what it is first sent, one by one, then has nothing against it. `pictures`: one that knows nothing of work, as the
 * specification has it.
 */
function shopThat(refusals: Refusal[], pictures = false) {
  const left = [...refusals]
  let captchas = 0
  connectPort(
    portTo(async (request) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.url.includes('/randomImage/')) {
        captchas += 1
        const asked = new URL(request.url).searchParams
        sent.push(['randomImage', { purpose: asked.get('purpose'), as: asked.get('as') }])
        const picture = `data:image/png;base64,${captchas}`
        if (pictures) return envelopeReply({ result: { as: 'picture', key: 'k', picture, expiresAt: '' } })
        const { challenge } = await cheapProofs.createChallenge()
        return envelopeReply({ result: { as: 'work', key: 'k', expiresAt: '', challenge } })
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

const fillIn = () => {
  draw(<RegisterForm email="ada@shop.test" />)
  type('Name', 'Ada Fitter')
  type('Password', 'brush gear and pinion')
}
function register() {
  fillIn()
  press('Create the account')
}

const asksNothing = () => {
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByLabelText('Characters in the picture')).toBeNull()
}

test('WCAG 3.3.8: a registration carries work that the device did by itself, and asks for no picture', async () => {
  shopThat([])
  register()
  await eventually(() => expect(bodiesOf('marcoAccountCreate')).toHaveLength(1))
  const [body] = bodiesOf('marcoAccountCreate')
  expect(body).toMatchObject({
    captchaKey: expect.any(String),
    proof: { challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } }, solution: { counter: expect.any(Number) } },
  })
  expect(body).not.toHaveProperty('captchaText')
  expect(bodiesOf('randomImage')).toEqual([{ purpose: 'register', as: 'work' }])
  asksNothing()
})

test('a backend that knows pictures only is served: its picture is shown, and what is typed is sent', async () => {
  shopThat([], true)
  fillIn()
  await shownPicture()
  press('Create the account')
  expect(await screen.findByText('Type the characters of the picture.')).toBeDefined()
  expect(bodiesOf('marcoAccountCreate')).toEqual([])
  type('Characters in the picture', 'ABCDE')
  press('Create the account')
  await eventually(() => expect(bodiesOf('marcoAccountCreate')).toHaveLength(1))
  expect(bodiesOf('marcoAccountCreate')[0]).toMatchObject({ captchaText: 'ABCDE', captchaKey: expect.any(String) })
  expect(bodiesOf('marcoAccountCreate')[0]).not.toHaveProperty('proof')
})

test.each(['captcha-wanted', 'proof-wanted', 'proof-wrong'])(
  '%s: the work is done anew and sent once more, without another press',
  async (error) => {
    shopThat([{ error }])
    register()
    await eventually(() => expect(bodiesOf('marcoAccountCreate')).toHaveLength(2))
    const [first, second] = bodiesOf('marcoAccountCreate')
    expect(second?.['proof']).toMatchObject({ solution: {} })
    expect(second?.['proof']).not.toEqual(first?.['proof'])
  },
)

test('refused twice it is said, and what was typed stays', async () => {
  shopThat([{ error: 'proof-wrong' }, { error: 'proof-wrong' }])
  register()
  expect(await screen.findByText('Refused: proof-wrong.')).toBeDefined()
  for (const [label, value] of [
    ['Name', 'Ada Fitter'],
    ['Password', 'brush gear and pinion'],
    ['E-mail address', 'ada@shop.test'],
  ] as const)
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
  expect(bodiesOf('marcoAccountCreate')).toHaveLength(2)
})

test('a common password that the shop refuses is said at its field', async () => {
  const msg = 'Many people use this password. Take another one.'
  shopThat([{ error: 'bad-request', field: 'password', msg }])
  register()
  expect(await screen.findByText(msg)).toBeDefined()
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a sign-in does no such work until the shop wants it; then it does it unasked, at each try, and offers a mailed code', async () => {
  shopThat([{ error: 'captcha-wanted' }, { error: 'wrong-credentials' }])
  draw(<SignInForm onEmail={() => undefined} />)
  expect(screen.queryByRole('link', { name: 'Have a code mailed to you instead' })).toBeNull()
  type('E-mail address', 'ada@shop.test')
  type('Password', 'not the password')
  press('Sign In')
  expect(await screen.findByText('Refused: wrong-credentials.')).toBeDefined()
  expect(bodiesOf('marcoLogin')).toHaveLength(2)
  const [first, second] = bodiesOf('marcoLogin')
  expect(first).not.toHaveProperty('proof')
  expect(second?.['proof']).toMatchObject({ solution: { counter: expect.any(Number) } })
  asksNothing()
  const code = screen.getByRole('link', { name: 'Have a code mailed to you instead' })
  expect(code.getAttribute('href')).toBe('/prod/mail/forgotpassword?typed=ada%40shop.test')
  press('Sign In')
  await eventually(() => expect(bodiesOf('marcoLogin')).toHaveLength(3))
  expect(bodiesOf('marcoLogin')[2]?.['proof']).toMatchObject({ solution: {} })
  expect(bodiesOf('marcoLogin')[2]?.['proof']).not.toEqual(second?.['proof'])
})
