import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'
import { markNetworkAnswered } from '#app/state/page/network.ts'
import { PATIENCE_MS } from './shell.tsx'

/** Two slow cores may be shared with others, and a piece of a page comes as a file of its own. */
configure({ asyncUtilTimeout: PATIENCE_MS })

// Every component test runs in a page: happy-dom's, with the language of the shop started, and empty again after each test. All files of a
// worker share it, since to make a new one takes longer than most files: what a test wants to find in the state of the app, it puts there.
beforeEach(startLanguage)
// The shop is in reach, whatever the file before has left.
beforeEach(() => markNetworkAnswered())
// No styles count here: the page says that it has the whole sheet, as a page of the server does.
const markWholeSheet = () => document.documentElement.setAttribute('data-whole-sheet', '')
// The code that renders pages loads all screens as it is imported, before any test.
markWholeSheet()
beforeEach(markWholeSheet)
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

// happy-dom does not know <search> yet, and React warns of elements that no browser knows.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// It says `navigator.locks` and means null; a browser without Web Locks says nothing of them.
Reflect.deleteProperty(Navigator.prototype, 'locks')

/** What a page began to fetch ahead of time must not come when its file of tests, and the window with it, is gone. */
afterAll(() => vi.dynamicImportSettled())
