import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { FilterDialog } from '#app/screens/listing/FilterDialog.tsx'
import Drawer from '#app/shell/lazy/Drawer.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { emptyListingQuery } from '#contract/listing/listing-query.ts'
import { draw, eventually, openShop, words } from '../../support/shell.tsx'

const nothing = () => undefined
const hasFocus = (what: HTMLElement) => eventually(() => expect(document.activeElement).toBe(what))
/** With a mouse, or with a finger. */
const pointer = (is: 'fine' | 'coarse') => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${is})` }))

beforeEach(() => openShop('/'))

test.each(['fine', 'coarse'] as const)('a dialog opens on its heading, not on Close: %s', async (is) => {
  pointer(is)
  draw(
    <Dialog open onClose={nothing} title="Cancel it?">
      <button type="button">Yes</button>
    </Dialog>,
  )
  await hasFocus(screen.getByRole('heading', { name: 'Cancel it?' }))
})

test.each([
  ['fine', 'textbox'],
  ['coarse', 'heading'],
] as const)('one that begins with a field opens with a pointer that is %s on its %s', async (is, role) => {
  pointer(is)
  draw(
    <Dialog open onClose={nothing} title="Which folder?">
      <form>
        <input aria-label="Name" />
      </form>
    </Dialog>,
  )
  await hasFocus(screen.getByRole(role))
})

test('the drawer says what it is', async () => {
  draw(<Drawer startSection="top" onClose={nothing} />)
  const name = 'Menu · Voltwerk'
  expect(await screen.findByRole('dialog', { name })).toBeDefined()
  await hasFocus(screen.getByRole('heading', { name }))
})

test('the sheet of filters says in itself how many parts are left: the page under it is not heard', async () => {
  const sheet = (total: number) => (
    <FilterDialog
      base={{}}
      isOpen
      listing={{ facets: [], total }}
      isLoading={false}
      query={emptyListingQuery}
      addressOf={() => '/'}
      onClose={nothing}
    />
  )
  const { rerender } = draw(sheet(49))
  const count = () => screen.getByRole('dialog').querySelector('[role=status]')
  const place = count()
  expect(words(place ?? undefined)).toBe('49 parts')
  rerender(sheet(1))
  // The same place, whose words have changed.
  expect(count()).toBe(place)
  expect(words(place ?? undefined)).toBe('1 part')
})

describe('a dialog that is a popover until the page rests', () => {
  const showPopover = vi.fn()
  const hidePopover = vi.fn()
  const showModal = vi.fn()
  const onClose = vi.fn()
  let opened: MockInstance
  const field = () => screen.getByLabelText('Name')

  beforeEach(() => {
    for (const mock of [showPopover, hidePopover, showModal, onClose]) mock.mockClear()
    pointer('fine')
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
    opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(showModal)
    // The page does not rest.
    vi.stubGlobal('requestAnimationFrame', nothing)
    draw(
      <Dialog open onClose={onClose} title="Which folder?">
        <input aria-label="Name" />
      </Dialog>,
    )
    expect([showPopover.mock.calls.length, showModal.mock.calls.length]).toEqual([1, 0])
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
    opened.mockRestore()
    vi.unstubAllGlobals()
  })

  test.each(['a', 'Tab', 'Process'])('is modal before the field gets the key %s, and only once', (key) => {
    let wasModal = false
    field().addEventListener('keydown', () => {
      wasModal = showModal.mock.calls.length === 1
    })
    fireEvent.keyDown(field(), { key })
    fireEvent.keyDown(field(), { key })
    expect([wasModal, showModal.mock.calls.length, document.activeElement]).toEqual([true, 1, field()])
  })

  test('is modal when an input method begins a word', () => {
    fireEvent.compositionStart(field())
    expect(showModal).toHaveBeenCalledTimes(1)
  })

  test('is left to the browser for Escape', () => {
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(showModal).not.toHaveBeenCalled()
  })

  test('is closed once by a press outside, which the page beneath does not get', () => {
    const beneath = vi.fn()
    document.body.addEventListener('click', beneath)
    fireEvent.pointerDown(document.body)
    expect([showModal.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(document.body)
    expect([onClose.mock.calls.length, beneath.mock.calls.length]).toEqual([1, 0])
    document.body.removeEventListener('click', beneath)
  })

  test('stays at a press inside, also after a press outside that was no click', () => {
    fireEvent.pointerDown(document.body)
    fireEvent.pointerDown(field())
    fireEvent.click(field())
    expect(onClose).not.toHaveBeenCalled()
  })
})
