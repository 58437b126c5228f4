import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import VerifyLinkScreen from '#app/screens/verify/VerifyLinkScreen.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, standsAt, words } from '../../../support/shell.tsx'

const generate = 'a'.repeat(43)
let asked: string[]

/** The link's page, at a shop that answers each call so. */
async function open(answer: Record<string, unknown>, query = `?generate=${generate}`) {
  await openShop(`/prod/mail/verify-link${query}`)
  connectPort(
    portTo(async (request) => {
      asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return envelopeReply(answer, { status: answer['code'] === 400 ? 400 : 200 })
    }),
  )
  draw(<VerifyLinkScreen />)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  asked = []
})

test('opening the link confirms nothing: a mail scanner opens it too. Its button does', async () => {
  await open({ result: { verified: true, email: 'ada@shop.test' } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
  press('Confirm this e-mail address')
  await eventually(() => expect(words()).toContain('ada@shop.test is confirmed.'))
  expect(asked).toEqual(['verifyEmailByLink'])
})

test('a link that was used before says that the address is already confirmed, and leads to the sign-in', async () => {
  await open({ result: { verified: true, email: 'ada@shop.test', already: true } })
  press('Confirm this e-mail address')
  await eventually(() => expect(words()).toContain('ada@shop.test is already confirmed.'))
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain('email=ada%40shop.test')
})

test('a link that is too old offers a new mail', async () => {
  await open({ code: 400, error: 'link-used', msg: 'This link is too old.' })
  press('Confirm this e-mail address')
  fireEvent.input(await screen.findByLabelText('E-mail address'), { target: { value: 'ada@shop.test' } })
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('too old')
  connectPort(portTo(() => envelopeReply({ result: { sent: true } })))
  press('Send a new mail')
  await eventually(() => expect(standsAt()).toBe('/prod/mail/verify?email=ada%40shop.test'))
})

test('a link that was cut off asks for a new mail', async () => {
  await open({}, '?generate=tooShort')
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('not complete')
  expect(screen.getByRole('button', { name: 'Send a new mail' })).toBeTruthy()
})

test('what a mail program took along behind the link does no harm', async () => {
  await open({ result: { verified: true, email: 'ada@shop.test' } }, `?generate=${generate}%3E.`)
  press('Confirm this e-mail address')
  await eventually(() => expect(words()).toContain('is confirmed.'))
})
