import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadPage, resumeAfterReload } from '#app/state/cart/after-reload.ts'
import { cart } from '#app/state/cart/cart.ts'
import { network } from '#app/state/page/network.ts'
import { hideToast, notices, showToast } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

const member = (id: string) => ({ type: 'member', token: 't', userInfo: { id, realname: 'Ada', email: '' } }) as const

beforeEach(() => {
  session.current = member('ada')
  network.up = true
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  hideToast()
  cart.removed = ref([])
  session.current = { type: 'guest' }
})

/** What a load of the page does to this tab's memory. */
function forget() {
  hideToast()
  cart.removed = ref([])
}

describe('section 8: after delete the page is loaded anew', () => {
  test('what was said, and the way to undo it, come back with the page, once', () => {
    const tab = memoryStorage()
    const reload = vi.fn()
    showToast('successfully delete')
    cart.removed = ref(optimisticCart([cartLine('AR-1', 3)], []))
    reloadPage(tab, reload)
    expect(reload).toHaveBeenCalledOnce()
    forget()
    resumeAfterReload(tab)
    expect(notices.toast?.text).toBe('successfully delete')
    expect(cart.removed.map(({ id, qty }) => [id, qty])).toEqual([['AR-1', 3]])
    forget()
    resumeAfterReload(tab)
    expect(notices.toast).toBeNull()
    expect(cart.removed).toEqual([])
  })

  test('another customer at this device hears nothing of it', () => {
    const tab = memoryStorage()
    showToast('successfully delete')
    cart.removed = ref(optimisticCart([cartLine('AR-1', 3)], []))
    reloadPage(tab, () => undefined)
    forget()
    session.current = member('ben')
    resumeAfterReload(tab)
    expect(notices.toast).toBeNull()
    expect(cart.removed).toEqual([])
  })

  test('where nothing would answer for the page, it stays', () => {
    network.up = false
    const reload = vi.fn()
    reloadPage(memoryStorage(), reload)
    expect(reload).not.toHaveBeenCalled()
  })
})
