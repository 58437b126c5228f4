import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PartsListTable } from '#app/screens/part/PartsListTable.tsx'
import { guestList } from '#app/state/cart/guest-list.ts'
import { chooseJob } from '#app/state/cart/job.ts'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { forgetMarks } from '#app/state/parts-list/marks.ts'
import { session } from '#app/state/session/session.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { partCard } from '../../../support/parts.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const lines = [
  { position: 1, name: 'Solenoid', qty: 1, part: partCard({ mcode: 'SO-1', type: 'solenoid', price: 19.99 }) },
  { position: 2, name: 'Bearing', qty: 2, part: partCard({ mcode: 'B-1', type: 'bearing', price: 3.3, minQty: 4 }) },
  {
    position: 3,
    name: 'Brush set',
    qty: 1,
    part: partCard({ mcode: 'BR-1', type: 'brushSet', price: 7.5, stock: { state: 'out', qty: 0 } }),
  },
  { position: 4, name: 'Screw', qty: 4 },
]
const unit = 'ST-1' as Mcode
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
const markOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Mark ${name}` }).value
const onList = () => guestList.rows.map(({ mcode, qty, jobs }) => [mcode, qty, jobs?.[0]?.job]).sort()

let count = 0
beforeEach(async () => {
  count += 1
  await openShop('/prod/m/ST-1')
  localStorage.clear()
  session.current = { type: 'guest' }
  chooseJob('')
  connectMirror(`parts-list-${count}`)
})
afterEach(async () => {
  await forgetMarks()
  await connectedMirror()?.close()
})

test('ticked lines are added together at the exact sum, with the quantities of the list, and are marked as ordered for the job', async () => {
  chooseJob('Hilux')
  const { unmount } = draw(<PartsListTable unit={unit} lines={lines} />)
  expect(screen.queryByRole('region', { name: 'Selected parts' })).toBeNull()
  await tick('Solenoid')
  await tick('Bearing')
  const bar = screen.getByRole('region', { name: 'Selected parts' })
  // Four bearings, because they are sold from four pieces.
  expect(words(bar)).toContain('$33.19')
  await userEvent.click(within(bar).getByRole('button', { name: 'Add 2 parts' }))
  await eventually(() =>
    expect(onList()).toEqual([
      ['B-1', 4, 'Hilux'],
      ['SO-1', 1, 'Hilux'],
    ]),
  )
  await eventually(() => expect([markOf('Solenoid'), markOf('Bearing'), markOf('Brush set')]).toEqual(['ordered', 'ordered', '']))
  expect(screen.getByText('0 seen, 2 ordered, 0 fitted, of 4')).toBeDefined()
  expect([screen.queryByRole('region', { name: 'Selected parts' }), document.activeElement?.tagName]).toEqual([null, 'TABLE'])
  unmount()
  draw(<PartsListTable unit={unit} lines={lines} />)
  await eventually(() => expect(markOf('Solenoid')).toBe('ordered'))
  act(() => chooseJob('Golf'))
  await eventually(() => expect(markOf('Solenoid')).toBe(''))
})

test('a line is added by itself with its quantity, and marked; the mark can be changed', async () => {
  draw(<PartsListTable unit={unit} lines={lines} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add B-1 to cart' }))
  await eventually(() => expect(onList()).toEqual([['B-1', 4, undefined]]))
  await eventually(() => expect(markOf('Bearing')).toBe('ordered'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mark Bearing' }), 'fitted')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mark Screw' }), 'seen')
  expect(screen.getByText('1 seen, 0 ordered, 1 fitted, of 4')).toBeDefined()
})

test('the quantity of a ticked line can be changed, and counts in the sum', async () => {
  draw(<PartsListTable unit={unit} lines={lines} />)
  await tick('Solenoid')
  await userEvent.click(within(row('Solenoid')).getByRole('button', { name: 'One more' }))
  expect(words(screen.getByRole('region', { name: 'Selected parts' }))).toContain('$39.98')
})

test('what cannot be ordered is not ticked: it is not sold on its own, or sold out', () => {
  draw(<PartsListTable unit={unit} lines={lines} />)
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(['Select Solenoid', 'Select Bearing'])
  expect(words(row('Screw'))).toContain('Not sold on its own')
  expect(words(row('Brush set'))).toContain('Tell me')
  expect(words(row('Bearing'))).toContain('sold from 4 pieces')
})

test('the line of the address is shown, and its button has the focus', async () => {
  await openShop('/prod/m/ST-1#line-2')
  Element.prototype.scrollIntoView ??= () => undefined
  draw(<PartsListTable unit={unit} lines={lines} />)
  expect(row('Bearing').dataset['shown']).toBe('true')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add B-1 to cart')
})
