import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { MAIN_ELEMENT_ID } from '#app/hooks/use-arrival.ts'
import { useFocusRestoration } from '#app/hooks/use-kept-focus.ts'
import CartScreen from '#app/screens/cart/CartScreen.tsx'
import { RemovedNotice } from '#app/shell/CartNotices.tsx'
import { addLine } from '#app/state/cart-changes/changes.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

function Page() {
  useFocusRestoration()
  return (
    <>
      <main id={MAIN_ELEMENT_ID} tabIndex={-1}>
        <CartScreen />
      </main>
      <div role="status">
        <RemovedNotice className="" />
      </div>
    </>
  )
}

const hasFocus = (what: () => Element | null) => eventually(() => expect(document.activeElement).toBe(what()))
const line = (id: string) => document.querySelector(`main [data-line="${id}"]`)
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  const shop = fakeShop()
  await openShop('/shoppingCart')
  connectPort(portTo(shop.answer, { token: async () => currentToken(), now: Date.now }))
  connectMirror('removal-focus', openMirrorDatabase)
  network.up = true
  localStorage.setItem('token', await shop.signIn('ada'))
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  await restoreSession()
  await loadCart()
})

test('Undo has the focus after a removal; taken, the line has it; closed, the next line', async () => {
  for (const mcode of ['GOOD-1', 'GOOD-2', 'GOOD-3']) await addLine(partCard({ mcode }), 1)
  draw(<Page />)
  await eventually(() => expect(line('GOOD-3')).not.toBeNull())
  button('Remove GOOD-2').focus()
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(line('GOOD-2')).toBeNull())
  await hasFocus(() => button('Undo'))
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(line('GOOD-2')).not.toBeNull())
  await hasFocus(() => line('GOOD-2'))

  button('Remove GOOD-1').focus()
  await userEvent.keyboard('{Enter}')
  await hasFocus(() => button('Undo'))
  button('Close').focus()
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  // What came back stands last.
  await hasFocus(() => button('Remove GOOD-3'))
})
