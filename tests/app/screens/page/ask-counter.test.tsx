import { I18nProvider } from '@lingui/react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { i18n } from '#app/i18n/language.ts'
import { ShopQuestionForm } from '#app/screens/page/ask/ShopQuestionForm.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { deleteQuestionDraft, newQuestionDraft, readQuestionDraft, storeQuestionDraft } from '#app/state/questions/draft.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

const user = { id: 'ada', realname: 'Ada Fitter', email: 'ada@shop.test' }
beforeEach(async () => {
  deleteQuestionDraft()
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
    draw(<ShopQuestionForm />)
    await waitFor(() => expect(typedIn(/^Part number/)).toBe('ST-586190'))
    expect([typedIn('Name'), typedIn('E-mail address')]).toEqual(['Ada Fitter', 'ada@shop.test'])
    type('Your question', 'Does it fit?')
    fireEvent.click(screen.getByLabelText(/^The shop may keep this/))
    send()
    await screen.findByText('Q-1042')
    // The form that was sent was longer: what came of it is in sight, and read out.
    expect(document.activeElement?.textContent).toContain('Q-1042')
    expect(sent[0]).toMatchObject({ about: 'ST-586190', question: 'Does it fit?', consent: true, email: 'ada@shop.test', photos: [] })
    // What was sent is not kept any more.
    expect(readQuestionDraft()).toBeNull()
  })

  test('says what is missing, beside the field', async () => {
    await openShop('/marketing/page/contact')
    draw(<ShopQuestionForm />)
    await waitFor(() => expect(typedIn('Name')).toBe('Ada Fitter'))
    send()
    await screen.findByText('Type your question.')
    await screen.findByText('Tick this, so that we may answer you.')
  })

  test('without a signal nothing typed is lost: it says that nothing was sent, and is there again when the page is', async () => {
    await openShop('/marketing/page/contact')
    connectPort(deadPort)
    const { unmount } = draw(<ShopQuestionForm />)
    await waitFor(() => expect(typedIn('Name')).toBe('Ada Fitter'))
    type('Your question', 'Which pulley?')
    fireEvent.click(screen.getByLabelText(/^The shop may keep this/))
    send()
    await eventually(() => screen.getByText(/^No signal: nothing was sent\. Your question stays on this/))
    const { key } = readQuestionDraft() ?? newQuestionDraft()
    unmount()
    draw(<ShopQuestionForm />)
    await waitFor(() => expect(typedIn('Your question')).toBe('Which pulley?'))
    // Sent again unchanged it is the same question; changed, it is another.
    expect(readQuestionDraft()?.key).toBe(key)
    type('Your question', 'Which pulley fits?')
    expect(readQuestionDraft()?.key).not.toBe(key)
  })

  test('photos that were added are shown, and can be taken out again; there is room for three', async () => {
    await openShop('/marketing/page/contact')
    storeQuestionDraft({
      ...newQuestionDraft(),
      question: 'See?',
      photos: ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,BBBB', 'data:image/jpeg;base64,CCCC'],
    })
    draw(<ShopQuestionForm />)
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'This will be sent' })).toHaveLength(3))
    expect(screen.getByLabelText<HTMLInputElement>(/^Photos, up to three/).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Take out photo 2' }))
    expect(readQuestionDraft()?.photos).toEqual(['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,CCCC'])
  })

  test('a file that is larger than a phone can unpack is refused with a sentence', async () => {
    await openShop('/marketing/page/contact')
    draw(<ShopQuestionForm />)
    const file = new File(['x'], 'plate.jpg', { type: 'image/jpeg' })
    Object.defineProperty(file, 'size', { value: 41 * 1024 * 1024 })
    fireEvent.change(screen.getByLabelText(/^Photos, up to three/), { target: { files: [file] } })
    await screen.findByText('That picture has more than 40 MB. Take a new photo, or choose a smaller one.')
  })

  test('what is typed while a photo is made smaller stays, and a photo that is taken out meanwhile stays out', async () => {
    await openShop('/marketing/page/contact')
    storeQuestionDraft({ ...newQuestionDraft(), photos: ['data:image/jpeg;base64,AAAA'] })
    draw(<ShopQuestionForm />)
    await screen.findByRole('img', { name: 'This will be sent' })
    const unpacked = slowPhoto('data:image/jpeg;base64,NEW1')
    fireEvent.change(screen.getByLabelText(/^Photos, up to three/), {
      target: { files: [new File(['x'], 'plate.jpg', { type: 'image/jpeg' })] },
    })
    type('Your question', 'Typed while the phone worked')
    fireEvent.click(screen.getByRole('button', { name: 'Take out photo 1' }))
    unpacked()
    await waitFor(() => expect(readQuestionDraft()?.photos).toEqual(['data:image/jpeg;base64,NEW1']))
    expect(typedIn('Your question')).toBe('Typed while the phone worked')
    expect(readQuestionDraft()?.question).toBe('Typed while the phone worked')
  })

  test('what is typed while the question is on its way is not thrown away with it', async () => {
    await openShop('/marketing/page/contact')
    let reply = (_: Response): void => undefined
    connectPort(portTo(() => new Promise<Response>((resolve) => (reply = resolve))))
    draw(<ShopQuestionForm />)
    await waitFor(() => expect(typedIn('Name')).toBe('Ada Fitter'))
    type('Your question', 'First')
    fireEvent.click(screen.getByLabelText(/^The shop may keep this/))
    send()
    await screen.findByRole('button', { name: 'Sending…' })
    type('Your question', 'First, and one thing more')
    await act(async () => reply(envelopeReply({ code: 200, msg: 'ok', result: { number: 'Q-1043' } })))
    await screen.findByText('Q-1043')
    fireEvent.click(screen.getByRole('button', { name: 'Ask something else' }))
    expect(typedIn('Your question')).toBe('First, and one thing more')
  })

  test('what is typed before the script is here counts', async () => {
    await openShop('/marketing/page/contact?number=ST-586190')
    const page = <I18nProvider i18n={i18n}>{<ShopQuestionForm />}</I18nProvider>
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    document.body.replaceChildren(place)
    const [question, about] = [
      screen.getByLabelText<HTMLTextAreaElement>('Your question'),
      screen.getByLabelText<HTMLInputElement>(/^Part number/),
    ]
    question.value = 'Typed early'
    about.value = 'ST-1'
    const root = await act(async () => hydrateRoot(place, page))
    onTestFinished(() => act(() => root.unmount()))
    expect([question.value, about.value, typedIn('Name')]).toEqual(['Typed early', 'ST-1', 'Ada Fitter'])
    expect(readQuestionDraft()?.question).toBe('Typed early')
  })
})

/** A photo that the phone takes its time to unpack; calling what comes back ends that. */
function slowPhoto(made: string): () => void {
  let unpack = (): void => undefined
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((resolve) => (unpack = () => resolve({ width: 4, height: 3, close: () => undefined }))),
  )
  const pen = { fillRect: () => undefined, drawImage: () => undefined }
  const spies = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never),
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(made),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllGlobals()
  })
  return () => unpack()
}
