import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AskCounter } from '#app/screens/page/ask/AskCounter.tsx'
import { restoreSession } from '#app/state/account/session.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { dropQuestion, keepQuestion, readQuestion, freshQuestion } from '#app/state/questions/draft.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

const user = { id: 'ada', realname: 'Ada Fitter', email: 'ada@shop.test' }
beforeEach(async () => {
  dropQuestion()
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify(user))
  await restoreSession()
})

const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the question' }))
const typedIn = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('section 2: the form of the Contact page', () => {
  test('comes with the number that was looked at and who is signed in, and sends what is typed', async () => {
    await openShop('/marketing/page/contact?number=ST-586190')
    const sent: Record<string, unknown>[] = []
    connectPort(
      portTo(async (request) => {
        sent.push(await request.json())
        return envelopeReply({ code: 200, msg: 'ok', result: { number: 'Q-1042' } })
      }),
    )
    draw(<AskCounter />)
    await waitFor(() => expect(typedIn(/^Part number/)).toBe('ST-586190'))
    expect([typedIn('Name'), typedIn('E-mail address')]).toEqual(['Ada Fitter', 'ada@shop.test'])
    type('Your question', 'Does it fit?')
    fireEvent.click(screen.getByLabelText(/^The shop may keep this/))
    send()
    await screen.findByText('Q-1042')
    expect(sent[0]).toMatchObject({ about: 'ST-586190', question: 'Does it fit?', consent: true, email: 'ada@shop.test', photos: [] })
    // What was sent is not kept any more.
    expect(readQuestion()).toBeNull()
  })

  test('says what is missing, beside the field', async () => {
    await openShop('/marketing/page/contact')
    draw(<AskCounter />)
    await waitFor(() => expect(typedIn('Name')).toBe('Ada Fitter'))
    send()
    await screen.findByText('Type your question.')
    await screen.findByText('Tick this, so that we may answer you.')
  })

  test('without a signal nothing typed is lost: it says that nothing was sent, and is there again when the page is', async () => {
    await openShop('/marketing/page/contact')
    connectPort(deadPort)
    const { unmount } = draw(<AskCounter />)
    await waitFor(() => expect(typedIn('Name')).toBe('Ada Fitter'))
    type('Your question', 'Which pulley?')
    fireEvent.click(screen.getByLabelText(/^The shop may keep this/))
    send()
    await eventually(() => screen.getByText(/^No signal: nothing was sent\. Your question stays on this/))
    const { key } = readQuestion() ?? freshQuestion()
    unmount()
    draw(<AskCounter />)
    await waitFor(() => expect(typedIn('Your question')).toBe('Which pulley?'))
    // Sent again unchanged it is the same question; changed, it is another.
    expect(readQuestion()?.key).toBe(key)
    type('Your question', 'Which pulley fits?')
    expect(readQuestion()?.key).not.toBe(key)
  })

  test('photos that were added are shown, and can be taken out again; there is room for three', async () => {
    await openShop('/marketing/page/contact')
    keepQuestion({ ...freshQuestion(), question: 'See?', photos: ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,BBBB', 'data:image/jpeg;base64,CCCC'] })
    draw(<AskCounter />)
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'This will be sent' })).toHaveLength(3))
    expect(screen.getByLabelText<HTMLInputElement>(/^Photos, up to three/).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Without photo 2' }))
    expect(readQuestion()?.photos).toEqual(['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,CCCC'])
  })

  test('a file that is larger than a phone can unpack is refused with a sentence', async () => {
    await openShop('/marketing/page/contact')
    draw(<AskCounter />)
    const file = new File(['x'], 'plate.jpg', { type: 'image/jpeg' })
    Object.defineProperty(file, 'size', { value: 41 * 1024 * 1024 })
    fireEvent.change(screen.getByLabelText(/^Photos, up to three/), { target: { files: [file] } })
    await screen.findByText('That picture has more than 40 MB. Take a new photo, or choose a smaller one.')
  })
})
