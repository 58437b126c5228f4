import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { draw, openShop, standsAt } from '../../support/shell.tsx'

const opened = vi.fn()
beforeEach(async () => {
  opened.mockClear()
  await openShop('/prod/s/sale')
  draw(
    <OverlayOpener to="/#catalogue" onClick={opened}>
      Menu
    </OverlayOpener>,
  )
})

const menu = () => screen.getByRole('button', { name: 'Menu' })

test('it opens by a click, by Enter and by the space bar, and the page stays', async () => {
  await userEvent.click(menu())
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(opened).toHaveBeenCalledTimes(3)
  expect(standsAt()).toBe('/prod/s/sale')
})

test('it is a link: where no script answers, and for who wants it in a tab of its own', async () => {
  expect(menu().getAttribute('href')).toBe('/#catalogue')
  const native = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault())
  addEventListener('click', native, { once: true })
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(menu())
  expect(native).toHaveReturnedWith(undefined)
  expect(opened).not.toHaveBeenCalled()
})
