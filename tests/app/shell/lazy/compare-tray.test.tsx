import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useScreenUrl } from '#app/hooks/navigation.ts'
import { MAIN_ELEMENT_ID, useNavigationFocus } from '#app/hooks/use-arrival.ts'
import CompareTray from '#app/shell/lazy/CompareTray.tsx'
import { clearTray, tray } from '#app/state/compare/tray.ts'
import { notifySignedOut } from '#app/state/session/after-sign-out.ts'
import { CompareToggle } from '#app/ui/compare/CompareToggle.tsx'
import { partCard } from '../../../support/parts.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

const codes = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']
const toggle = (code: string) => screen.getByRole('button', { name: `Compare ${code}` })
const drawAll = () =>
  draw(
    <>
      {codes.map((mcode) => (
        <CompareToggle key={mcode} part={partCard({ mcode })} className="" />
      ))}
      <CompareTray />
    </>,
  )

beforeEach(async () => {
  await openShop('/prod/s/new')
  clearTray()
  tray.waiting = null
})

test('a part in the tray is pressed in its row, counted in the bar, and taken out by the second press', async () => {
  drawAll()
  expect(screen.queryByRole('complementary', { name: 'Parts to compare' })).toBeNull()
  await userEvent.click(toggle('A-1'))
  await userEvent.click(toggle('A-2'))
  expect(toggle('A-2').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe('/prod/compare?parts=A-1%2CA-2')
  await userEvent.click(toggle('A-1'))
  expect(screen.getByRole('link', { name: 'Compare 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the comparison' }))
  expect(screen.queryByRole('complementary', { name: 'Parts to compare' })).toBeNull()
})

test('a fifth part asks which one goes', async () => {
  drawAll()
  for (const code of codes) await userEvent.click(toggle(code))
  const dialog = within(screen.getByRole('dialog', { name: 'Four parts are compared at most' }))
  await userEvent.click(dialog.getByRole('button', { name: 'A-3' }))
  expect(tray.parts.map(({ mcode }) => mcode)).toEqual(['A-1', 'A-2', 'A-5', 'A-4'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the compare page itself has no tray', async () => {
  await openShop('/prod/compare?parts=A-1')
  drawAll()
  await userEvent.click(toggle('A-1'))
  expect(screen.queryByRole('complementary', { name: 'Parts to compare' })).toBeNull()
})

test('the tray goes with the user who signs out, and follows another tab', async () => {
  drawAll()
  await userEvent.click(toggle('A-1'))
  await act(notifySignedOut)
  expect(screen.queryByRole('complementary', { name: 'Parts to compare' })).toBeNull()
  localStorage.setItem('compared', JSON.stringify([{ mcode: 'A-4', picture: '' }]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'compared' })))
  await eventually(() => expect(toggle('A-4').getAttribute('aria-pressed')).toBe('true'))
})

/** The main content, which changes one step after the window's address. */
function Shop({ onLeaving }: { onLeaving: () => void }) {
  const { address, isLeaving } = useScreenUrl()
  useNavigationFocus(address.pathname, address.search, isLeaving)
  useLayoutEffect(() => {
    if (isLeaving) onLeaving()
  }, [isLeaving, onLeaving])
  return <main id={MAIN_ELEMENT_ID} tabIndex={-1} />
}

test('until the comparison is there the pressed link stays, so that the focus goes to that page and to no other link', async () => {
  const wasThere: boolean[] = []
  const onLeaving = () => wasThere.push(screen.queryByRole('link', { name: 'Compare 1' }) !== null)
  draw(
    <>
      <Shop onLeaving={onLeaving} />
      <CompareToggle part={partCard({ mcode: 'A-1' })} className="" />
      <CompareTray />
    </>,
  )
  await userEvent.click(toggle('A-1'))
  screen.getByRole('link', { name: 'Compare 1' }).focus()
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(wasThere).toEqual([true])
  expect(screen.queryByRole('link', { name: 'Compare 1' })).toBeNull()
})
