import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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
