import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import QuickOrderScreen from '#app/screens/quick-order/QuickOrderScreen.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { PAD_KEY, readPad } from '#app/state/quick-order/draft.ts'
import { storePadNow } from '#app/state/quick-order/pad-storage.ts'
import { quickOrder } from '#app/state/quick-order/quick-order.ts'
import { session } from '#app/state/session/session.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { MAX_CART_LINES } from '#contract/limits.ts'
import { MAX_ORDER_LINES } from '#contract/number-list/order-sheet.ts'
import { replySourceHeader } from '#data/answered-from.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

const same = (part: PartCard, number: string): PartCard => ({ ...part, matched: { by: 'oe', how: 'same', number } })
const starter = partCard({
  ...{ mcode: 'AR-S-1', price: 100, coreCharge: 20 },
  priceLadder: [
    { fromQty: 1, unitPrice: 100 },
    { fromQty: 5, unitPrice: 90.5 },
  ],
})
const solenoid = partCard({ mcode: 'AR-X-2', type: 'solenoid', name: 'Solenoid', specName: '12 V · 3 terminals', price: 15.25 })
const old = partCard({ mcode: 'AR-S-8', stock: { state: 'ended', qty: 0 } })
const next = partCard({ mcode: 'AR-S-9', price: 140 })
const near = partCard({ mcode: 'AR-A-5', name: 'Alternator' })

/** What the shop knows, by number. */
const known: Record<string, { parts: PartCard[]; successors?: { of: string; part: PartCard }[] }> = {
  'AL-417500': { parts: [same(starter, 'AL-417500')] },
  'ST-869525': { parts: [same(starter, 'ST-869525'), same(solenoid, 'ST-869525')] },
  '104210-4610': { parts: [same(old, '104210-4610')], successors: [{ of: 'AR-S-8', part: next }] },
  'AR-S-9': { parts: [same(next, 'AR-S-9')] },
  'AR-A-5': { parts: [same(near, 'AR-A-5')] },
  '113808': { parts: [{ ...near, matched: { by: 'oe', how: 'near', number: '113809' } }] },
}
const confirmedLine = (mcode: string): OptimisticLine =>
  ({ id: mcode, qty: 1, job: '', progress: 'confirmed', isProvisional: false, refused: null, onlyRefused: false }) as OptimisticLine
const answer = (request: Request) => {
  const numbers = new URL(request.url).searchParams.get('numbers')?.split('|') ?? []
  return envelopeReply({
    result: numbers.map((number) => {
      const { parts = [], successors = [] } = known[number] ?? {}
      return { number, parts, total: parts.length, successors }
    }),
  })
}

beforeEach(async () => {
  for (const key of [PAD_KEY, storedUserKeys.padAnswers]) deviceStorage.removeItem(key)
  await openShop('/prod/quick-order')
  session.current = { type: 'guest' }
  connectPort(portTo((request) => (request.url.includes('numberList') ? answer(request) : new Promise<never>(() => undefined))))
  Object.assign(quickOrder, { isRead: false, lines: ref([]), typed: '', answers: ref(new Map()), taken: null, removed: ref([]) })
})
afterEach(cleanup)

const paste = (text: string, target: EventTarget = document.body) =>
  fireEvent(
    target as Element,
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text, files: [] } }),
  )
const numberField = () => screen.getByRole('textbox', { name: 'Next number' })
const rowOf = (number: string) => {
  const row = screen.getByRole('textbox', { name: `Number ${number}` }).closest('li')
  if (row === null) throw new Error(`No line ${number}`)
  return row
}
const LIST = 'Number\tQty\nAL-417500\t5\nST-869525\t2\n104210-4610\t1\n113808\t1\nbrake pads'

test('a list that is pasted anywhere becomes lines, each with one state, and together they are all lines', async () => {
  draw(<QuickOrderScreen />)
  paste(LIST)
  await eventually(() => screen.getByRole('button', { name: 'Found 1' }))
  const groups = namesOf('button', screen.getByRole('region', { name: 'Lines by state' }))
  expect(groups).toEqual(['5 lines', 'Found 1', 'To choose 1', 'Superseded 1', 'Not found 1', 'Not read 1'])
  expect(words()).toContain('1 line of headings')
  const sums = screen.getByRole('region', { name: 'Into the cart' })
  expect(words(sums)).toContain('In stock · 5 pieces$452.50')
  expect(words(sums)).toContain('$100.00')
  expect(words(sums)).toContain('$552.50')
  expect(words(sums)).toContain('4 of 5 lines are not added.')
})

test('an ambiguous line is chosen, a superseded one takes its successor, a near one is taken, and the rest is removed and back', async () => {
  draw(<QuickOrderScreen />)
  paste(LIST)
  await eventually(() => screen.getByRole('button', { name: 'Take AR-X-2' }))
  await userEvent.click(within(rowOf('ST-869525')).getByRole('button', { name: 'Take AR-X-2' }))
  expect(within(rowOf('104210-4610')).getByRole('button', { name: 'Take AR-S-8' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(within(rowOf('104210-4610')).getByRole('button', { name: 'Take AR-S-9' }))
  await userEvent.click(within(rowOf('113808')).getByRole('button', { name: 'Take AR-A-5' }))
  await eventually(() => screen.getByRole('button', { name: 'Found 4' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1 line that was not read' }))
  expect(quickOrder.lines).toHaveLength(4)
  expect(words()).toContain('1 line removed.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(quickOrder.lines.map(({ number }) => number)).toEqual(['AL-417500', 'ST-869525', '104210-4610', '113808', 'brake pads'])
  expect(namesOf('button').filter((name) => name.startsWith('Add 4 parts')).length).toBeGreaterThan(0)
})

test('a scanner’s number and Enter is a line, and the next one goes on in the same field', async () => {
  draw(<QuickOrderScreen />)
  await userEvent.type(numberField(), 'AL-417500{Enter}ST-869525 3{Enter}')
  expect(quickOrder.lines.map(({ number, qty }) => `${qty} ${number}`)).toEqual(['1 AL-417500', '3 ST-869525'])
  expect(document.activeElement).toBe(numberField())
  await userEvent.type(numberField(), '113808')
  await userEvent.tab()
  await userEvent.keyboard('7{Enter}')
  expect(quickOrder.lines.at(-1)).toMatchObject({ number: '113808', qty: 7, hasQuantity: true })
  expect(document.activeElement).toBe(numberField())
})

test('arrows go between the lines in the same column, Enter to the next number', async () => {
  draw(<QuickOrderScreen />)
  paste('AL-417500\t5\nST-869525\t2')
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of AL-417500' })
  await userEvent.click(quantity)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity of ST-869525' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity of the next number' }))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Number ST-869525' }))
})

test('number and quantity are changed in their place, and a wrong quantity stays with its reason', async () => {
  draw(<QuickOrderScreen />)
  paste('Number;Qty\nAL-417500;1,5')
  await eventually(() => expect(words(rowOf('AL-417500'))).toContain('is no whole number of pieces'))
  const quantity = screen.getByRole('textbox', { name: 'Quantity of AL-417500' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '6')
  await userEvent.tab()
  expect(words(rowOf('AL-417500'))).toContain('$543.00')
  const number = screen.getByRole('textbox', { name: 'Number AL-417500' })
  await userEvent.clear(number)
  await userEvent.type(number, '104210-4610')
  await userEvent.tab()
  await eventually(() => expect(words(rowOf('104210-4610'))).toContain('Superseded by AR-S-9'))
})

test('several lines pasted into a field of the pad are a list; elsewhere a field keeps its paste', async () => {
  draw(
    <>
      <input aria-label="search" />
      <QuickOrderScreen />
    </>,
  )
  paste('AL-417500\n113808', numberField())
  expect(quickOrder.lines).toHaveLength(2)
  paste('ST-869525\n113808', screen.getByRole('textbox', { name: 'search' }))
  paste('ST-869525', numberField())
  expect(quickOrder.lines).toHaveLength(2)
})

test('more than 500 lines are refused with a word and can be read, and a file that is no text says so', async () => {
  draw(<QuickOrderScreen />)
  paste(Array.from({ length: MAX_ORDER_LINES + 2 }, (_, at) => `104210-${2000 + at}`).join('\n'))
  await eventually(() => expect(words()).toContain('2 lines were not taken, because the list has at most 500.'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Not taken', hidden: true }).value).toBe('104210-2500\n104210-2501')
  expect(words()).toContain('The list is full')
  await userEvent.upload(
    screen.getByLabelText('Open a file'),
    new File([Uint8Array.from([0x50, 0x4b, 3, 4])], 'a.csv', { type: 'text/csv' }),
  )
  await eventually(() => expect(words()).toContain('This is a workbook.'))
})

test('a file is read like a pasted list', async () => {
  draw(<QuickOrderScreen />)
  await userEvent.upload(screen.getByLabelText('Open a file'), new File(['Menge;Nummer\r\n3;AL-417500'], 'a.csv', { type: 'text/csv' }))
  await eventually(() => expect(quickOrder.lines).toMatchObject([{ number: 'AL-417500', qty: 3 }]))
})

test('everything is on the device before the page is left, also the number that is half typed', async () => {
  draw(<QuickOrderScreen />)
  paste(LIST)
  await userEvent.type(numberField(), '0 001 1')
  dispatchEvent(new Event('pagehide'))
  const stored = readPad(null)
  expect([stored.lines.length, stored.typed]).toEqual([5, '0 001 1'])
  storePadNow()
})

test('parts that the cart has no place for are not in the total; lines that are set aside take a place', async () => {
  session.current = { type: 'member', token: 't', userInfo: null }
  const aside = { ...confirmedLine('AR-Q-1'), job: 'Golf' }
  cart.lines = [aside, ...Array.from({ length: MAX_CART_LINES - 3 }, (_, at) => confirmedLine(`AR-Z-${at}`))]
  draw(<QuickOrderScreen />)
  paste('Number;Qty\nAL-417500;5\nAR-S-9;1\nAR-A-5;1')
  await eventually(() => screen.getByRole('button', { name: 'Found 3' }))
  const sums = screen.getByRole('region', { name: 'Into the cart' })
  expect(words(sums)).toContain('1 part stays here.')
  expect(words(sums)).toContain('In stock · 6 pieces$592.50')
  expect(words(sums)).toContain('Total before delivery and tax$692.50')
  cart.lines = []
})

test('lines with a wrong quantity are not counted among those that are removed, and are exported as written', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  draw(<QuickOrderScreen />)
  paste('Number;Qty\nAL-417500;1,5\nbrake pads;1')
  await eventually(() => screen.getByRole('button', { name: 'Not read 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1 line that was not read' }))
  expect(quickOrder.lines.map(({ number }) => number)).toEqual(['AL-417500'])
  expect(screen.queryByRole('button', { name: /not read$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const [blob] = saved.mock.calls[0] ?? []
  expect(await (blob as Blob).text()).toContain('\nAL-417500,"1,5",')
  saved.mockRestore()
})

test('what the exported file says is what the page says', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  draw(<QuickOrderScreen />)
  paste(LIST)
  await eventually(() => screen.getByRole('button', { name: 'Found 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const [blob] = saved.mock.calls[0] ?? []
  const rows = (await (blob as Blob).text()).split('\r\n')
  expect(rows[1]).toBe('AL-417500,5,AR-S-1,Starter 12 V · 1.4 kW · 9 T · CW,90.50,100.00,552.50,In stock')
  expect(rows[3]).toBe('104210-4610,1,,,,,,Superseded by AR-S-9')
  expect(rows.filter(Boolean)).toHaveLength(6)
  saved.mockRestore()
})

test('an answer of the shop that comes too late is asked for again, once, also if it comes before that of the device', async () => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  const urls: string[] = []
  const tellLate = () =>
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'newer-reply', url: urls[0] ?? 'unasked', cache: '' } }))
  const fromDevice = { [REPLY_SOURCE_HEADER]: replySourceHeader('seen-parts', null, { openedPartCount: 1, listedPartCount: 1 }) }
  const nothing = { number: '104210-4610', parts: [], total: 0, successors: [] }
  connectPort(
    portTo((request) => {
      if (!request.url.includes('numberList')) return new Promise<never>(() => undefined)
      urls.push(request.url)
      if (urls.length > 1) return answer(request)
      tellLate()
      return envelopeReply({ result: [nothing] }, { headers: fromDevice })
    }),
  )
  draw(<QuickOrderScreen />)
  paste('104210-4610\t1')
  await eventually(() => screen.getByRole('button', { name: 'Superseded 1' }))
  tellLate()
  await new Promise((resolve) => setTimeout(resolve))
  expect(urls).toHaveLength(2)
})
