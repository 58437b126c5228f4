import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '#app/state/session/session.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { accountLinks } from '../../../support/account-links.ts'
import { draw, linksOf, openShop } from '../../../support/shell.tsx'
import { userInfo } from '../../../support/user-info.ts'

beforeEach(async () => {
  await openShop()
})

test('a page of the account names them all, says which one it is, and has the way out', () => {
  session.current = { type: 'member', token: 't', userInfo }
  draw(
    <AccountFrame current="address">
      <h1>Addresses</h1>
    </AccountFrame>,
  )
  const menu = screen.getByRole('navigation', { name: 'Your account' })
  expect(linksOf(menu)).toEqual(accountLinks)
  expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Addresses')
  expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeDefined()
})

test('a guest sees the page alone', () => {
  session.current = { type: 'guest' }
  draw(
    <AccountFrame>
      <h1>Gifts</h1>
    </AccountFrame>,
  )
  expect(screen.queryByRole('navigation')).toBeNull()
})
