import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import Drawer from '#app/shell/lazy/Drawer.tsx'
import { session } from '#app/state/session/session.ts'
import { draw, linksOf, openShop } from '../../../support/shell.tsx'
import { userInfo } from '../../../support/user-info.ts'

test('the first line of a guest’s drawer signs in, above the catalogue; who is signed in is not asked to', async () => {
  await openShop('/')
  session.current = { type: 'guest' }
  const { unmount } = draw(<Drawer startSection="top" onClose={() => undefined} />)
  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  expect(linksOf(menu)[0]).toEqual(['Sign In', '/login'])
  unmount()
  session.current = { type: 'member', token: 'a-token', userInfo }
  draw(<Drawer startSection="top" onClose={() => undefined} />)
  expect(linksOf(await screen.findByRole('navigation', { name: 'Menu' })).map(([name]) => name)).not.toContain('Sign In')
})

test('a guest, too, finds the shortcut to the search box in the drawer', async () => {
  await openShop('/')
  session.current = { type: 'guest' }
  draw(<Drawer startSection="top" onClose={() => undefined} />)
  expect(await screen.findByRole('checkbox', { name: 'The key / goes to the search box' })).toBeDefined()
})
