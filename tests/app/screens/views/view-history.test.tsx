import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import ViewHistoryScreen from '#app/screens/views/ViewHistoryScreen.tsx'
import { rememberView, viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { setHistoryPaused } from '#app/state/views/pause.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { partCard } from '../../../support/parts.ts'
import { deadPort } from '../../../support/port.ts'
import { draw, openShop } from '../../../support/shell.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
let shop = 0
beforeEach(async () => {
  shop += 1
  await openShop('/viewHistory')
  connectMirror(`history-screen-${shop}`, openMirrorDatabase)
  connectPort(deadPort)
  Object.assign(viewHistory, { known: true, views: ref([]) })
})
afterEach(() => setHistoryPaused(false))

const viewed = async () => {
  await rememberView(partCard({ mcode: 'A-1', name: 'Starter' }), null, Date.now() - DAY_MS)
  await rememberView(partCard({ mcode: 'A-2', name: 'Regulator' }), null, Date.now())
}

describe('section 2: /viewHistory', () => {
  test('parts stand under their days, the last first, each to be added to the cart', async () => {
    await viewed()
    draw(<ViewHistoryScreen />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday'])
    expect(screen.getByRole('list', { name: 'Today' }).textContent).toContain('A-2')
    expect(screen.getAllByRole('button', { name: /^Add A-\d to cart/ })).toHaveLength(2)
  })

  test('a part is found by its number, however written, or its name', async () => {
    await viewed()
    draw(<ViewHistoryScreen />)
    const find = (typed: string) => fireEvent.change(screen.getByLabelText('Find in what you viewed'), { target: { value: typed } })
    find('a1')
    expect(screen.queryByText('A-2')).toBeNull()
    find('regul')
    expect(screen.queryByText('A-1')).toBeNull()
    find('zzz')
    expect(screen.getByRole('status').textContent).toContain('zzz')
  })

  test('one part is taken out, then all, after it was asked', async () => {
    await viewed()
    draw(<ViewHistoryScreen />)
    fireEvent.click(screen.getByText('Remove some parts'))
    fireEvent.click(screen.getByRole('button', { name: 'Remove A-1 from your history' }))
    await waitFor(() => expect(viewHistory.views.map(({ mcode }) => mcode)).toEqual(['A-2']))
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    fireEvent.click(screen.getByText('Clear the history…'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear the history' }))
    await waitFor(() => expect(viewHistory.views).toEqual([]))
  })

  test('a device may remember nothing, and says so until it does again', async () => {
    await viewed()
    draw(<ViewHistoryScreen />)
    fireEvent.click(screen.getByText('Remember nothing on this device'))
    expect(viewHistory.paused).toBe(true)
    await screen.findByText('Parts that you open on this device are not remembered.')
    fireEvent.click(screen.getByRole('button', { name: 'Remember them again' }))
    expect(viewHistory.paused).toBe(false)
  })
})
