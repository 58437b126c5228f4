import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ContentNodes } from '#app/screens/page/ContentNodes.tsx'
import { OfflineReadiness } from '#app/screens/page/OfflineReadiness.tsx'
import { storagePersistence } from '#app/state/page/durable.ts'
import { installState } from '#app/state/start/install.ts'
import { workerState } from '#app/state/worker/worker.ts'
import { contentPageOf } from '../../../support/content-page.ts'
import { draw, namesOf, openShop, words } from '../../../support/shell.tsx'

const OfflinePage = () => <ContentNodes nodes={contentPageOf('offline').body} />

describe('the page on working offline', () => {
  /** The browser's storage as the page finds it. */
  const storage = (state: object) => vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: state } }))
  const promising = (answer: boolean, kept = false) => {
    const state = { kept }
    return {
      persisted: async () => state.kept,
      persist: vi.fn(async () => {
        state.kept = answer
        return answer
      }),
      estimate: async () => ({ usage: 3_240_000, quota: 2_500_000_000 }),
    }
  }

  beforeEach(async () => {
    await openShop('/marketing/page/offline')
    Object.assign(storagePersistence, { type: 'asking', refused: false, usedBytes: null, mostBytes: null })
    Object.assign(installState, { way: 'menu', offered: false })
    Object.assign(workerState, { ready: false, offlinePartCount: 0 })
    storage({})
  })

  /** All sentences below a heading, up to the next. */
  function below(heading: string): string {
    const found: string[] = []
    for (
      let next = screen.getByRole('heading', { name: heading }).nextElementSibling;
      next && next.tagName !== 'H2';
      next = next.nextElementSibling
    )
      found.push(words(next))
    return found.join(' ')
  }

  describe('what the page says of working without a network', () => {
    test('an order can be saved on this device; what needs the network is signing in and paying by card', () => {
      draw(<OfflinePage />)
      expect(below('What needs the network')).not.toMatch(/order/i)
      expect(below('What needs the network')).toContain('Signing in, a new account, and paying by card.')
      expect(below('What you can do without a network')).toContain('the order is saved on this device with the most that it may cost')
    })
  })

  describe('whether this browser keeps it', () => {
    const firm = 'Does this browser keep it?'

    test('yes, with the space that it gives, and nothing is left to ask', async () => {
      storage(promising(true, true))
      draw(<OfflinePage />)
      await screen.findByText(/^Yes: this browser keeps what is on this device/)
      expect(below(firm)).toContain('3.2 MB are used of at most 2.5 GB.')
      expect(namesOf('button')).toEqual([])
    })

    test('perhaps not: then a press asks it, and its promise stands there', async () => {
      const browser = promising(true)
      storage(browser)
      draw(<OfflinePage />)
      await screen.findByText(/^Not surely: this browser may clear it when space runs out\./)
      expect(browser.persist).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('button', { name: 'Ask the browser to keep it' }))
      await screen.findByText(/^Yes: this browser keeps/)
      expect(browser.persist).toHaveBeenCalledOnce()
    })

    test('a refusal is said, with what helps', async () => {
      storage(promising(false))
      draw(<OfflinePage />)
      await userEvent.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }))
      await screen.findByText('The browser said no. Most say yes once the shop is installed, or is often used.')
    })

    test('a browser that does not say is not asked', async () => {
      draw(<OfflinePage />)
      await screen.findByText('This browser cannot say whether it keeps it.')
      expect(namesOf('button')).toEqual([])
      expect(below(firm)).not.toContain('are used')
    })
  })

  describe('how it is installed', () => {
    test.each([
      ['installed', 'It is installed: this is the app.'],
      ['ios', 'Tap Share, the square with the arrow, in the browser’s bar. Scroll down and tap “Add to Home Screen”. Tap “Add”.'],
      ['mac', 'In Safari’s menu File choose “Add to Dock”.'],
      ['menu', 'Look in the browser’s menu for “Install app” or “Add to Home Screen”. Not every browser has it.'],
    ] as const)('%s', (way, said) => {
      installState.way = way
      draw(<OfflinePage />)
      expect(below('Install the shop').replace(/\.(?=\S)/g, '. ')).toContain(said)
      expect(namesOf('button')).toEqual([])
    })

    test('by a button, where the browser offers it', () => {
      installState.way = 'button'
      draw(<OfflinePage />)
      expect(namesOf('button')).toEqual(['Install the shop'])
    })
  })
})

describe('ready on this device', () => {
  const said = () => screen.getByRole('status').textContent

  test('ready offline is said when the worker has looked and found it so, and is taken back when it is so no more', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      Object.assign(workerState, { ready: null, offlinePartCount: 0 })
    })
    Object.assign(workerState, { ready: null, offlinePartCount: 0 })
    draw(<OfflineReadiness />)
    expect(said()).toBe('Looking through what is on this device…')
    await act(async () => void Object.assign(workerState, { ready: true, offlinePartCount: 12 }))
    expect(said()).toBe('Ready offline: every file of the shop is on this device and whole. 12 parts can be opened here.')
    await act(async () => void Object.assign(workerState, { ready: false }))
    expect(said()).toMatch(/^Not ready offline/)
  })

  test('a browser that has no workers keeps nothing, and the page says so', () => {
    draw(<OfflineReadiness />)
    expect(said()).toBe('This browser keeps nothing of the shop here, so it needs the network.')
  })
})
