import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import PosterScreen from '#app/screens/poster/PosterScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

const mcode = 'ST-586190' as Mcode
/** What the worker says where this device answered in the shop's place. */
let keptOf: string | null = null
const written: string[] = []
const saved: { name: string; href: string }[] = []

beforeEach(async () => {
  keptOf = null
  written.length = 0
  saved.length = 0
  catalogue.productDetail.clear()
  await openShop(`/marketing/poster?mcode=${mcode}`)
  connectPort(
    portTo(() =>
      envelopeReply(
        { result: partDetail({ mcode, price: 129.5 }) },
        { headers: keptOf === null ? {} : new Headers({ 'X-Answered-From': keptOf }) },
      ),
    ),
  )
  const pen = {
    ...{ font: '10px x', fillRect: () => undefined, drawImage: () => undefined, measureText: () => ({ width: 1 }) },
    fillText: (text: string) => void written.push(text),
  }
  const spies = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((use) => use(new Blob(['png'], { type: 'image/png' }))),
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made'),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href })
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
})

const open = () => draw(<PosterScreen params={{ mcode }} />)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const whenDrawn = () => eventually(() => expect(button('Save picture').disabled).toBe(false))
/** The system's share sheet, which answers so. */
function sharesBy(share: () => Promise<void>) {
  const given: ShareData[] = []
  const take = (data: ShareData) => {
    given.push(data)
    return share()
  }
  const sheet = { canShare: () => true, share: take }
  for (const [name, value] of Object.entries(sheet)) Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    for (const name of Object.keys(sheet)) Reflect.deleteProperty(navigator, name)
  })
  return given
}
const failed = () => screen.queryByText('This browser could not make a picture of it. Printing works all the same.')

describe('the poster of a part', () => {
  test('has its number and its price of today, or no price, and is saved as PNG', async () => {
    open()
    await whenDrawn()
    const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date())
    expect(written).toEqual(expect.arrayContaining([mcode, '$129.50']))
    expect(written.some((text) => text.endsWith(`price of ${today}`))).toBe(true)
    fireEvent.click(button('Save picture'))
    await eventually(() => expect(saved).toEqual([{ name: `poster-${mcode}.png`, href: 'blob:made' }]))
    written.length = 0
    fireEvent.click(screen.getByLabelText('With the price'))
    await eventually(() => expect(written).toContain(mcode))
    expect(written.join(' ')).not.toContain('$')
  })

  test('says of which day its price is where this device answered; of an unknown day it has none', async () => {
    keptOf = 'cache; as-of=2026-11-02T08:00:00.000Z'
    const first = open()
    await eventually(() => expect(written.some((text) => text.endsWith('price of Nov 2, 2026'))).toBe(true))
    first.unmount()
    catalogue.productDetail.clear()
    written.length = 0
    keptOf = 'cache'
    open()
    await whenDrawn()
    expect(written).toContain(mcode)
    expect(written.join(' ')).not.toMatch(/\$|price of/)
  })

  test('is handed to other apps with its address; closing the sheet is no failure, a sheet that fails says so', async () => {
    let answer = async (): Promise<void> => undefined
    const given = sharesBy(() => answer())
    open()
    await whenDrawn()
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    await eventually(() => expect(given).toHaveLength(1))
    expect(given[0]).toMatchObject({ title: mcode, url: expect.stringMatching(/\/prod\/m\/ST-586190$/) })
    expect(given[0]?.files?.map(({ name, type }) => [name, type])).toEqual([[`poster-${mcode}.png`, 'image/png']])
    answer = () => Promise.reject(new DOMException('Closed', 'AbortError'))
    fireEvent.click(button('Share'))
    await eventually(() => expect(given).toHaveLength(2))
    expect(failed()).toBeNull()
    answer = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    fireEvent.click(button('Share'))
    expect(await screen.findByText('It could not be handed on. Save the picture, and send it from there.')).toBeTruthy()
  })

  test('that the browser makes no picture of says so', async () => {
    open()
    await whenDrawn()
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(() => {
      throw new DOMException('Tainted', 'SecurityError')
    })
    fireEvent.click(button('Save picture'))
    await eventually(() => expect(failed()).toBeTruthy())
    expect(saved).toEqual([])
  })
})
