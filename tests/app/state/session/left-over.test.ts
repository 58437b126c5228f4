import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetViews, loadViewHistory, rememberView, viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { avoidWorkerCache, isTabStale, markTabStale } from '#app/state/session/left-over.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { syncSessionFromStorage } from '#app/state/session/session-sync.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partDetail } from '../../../support/parts.ts'

const open = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search, reload: vi.fn() })
let made = 0
beforeEach(async () => {
  made += 1
  connectMirror(`left-over-${made}`)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  open('/prod/m/ST-1')
  await forgetViews()
})

const seen = async () => {
  Object.assign(viewHistory, { known: false, views: [] })
  await loadViewHistory()
  return viewHistory.views.map(({ mcode }) => mcode)
}

describe('the page that was open when somebody signed out', () => {
  test('is in nobody’s history when it is loaded anew, nor while it is left', async () => {
    markTabStale()
    await rememberView(partDetail({ mcode: 'ST-1' }), null)
    expect(viewHistory.views).toEqual([])
    expect(await seen()).toEqual([])
  })

  test('is the next reader’s once they have gone elsewhere and come back', async () => {
    markTabStale()
    open('/')
    expect(isTabStale()).toBe(false)
    open('/prod/m/ST-1')
    await rememberView(partDetail({ mcode: 'ST-1' }), null)
    expect(await seen()).toEqual(['ST-1'])
  })

  test('in another tab is so too', async () => {
    await restoreSession(memoryStorage({ token: 't', userInfo: JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }) }))
    syncSessionFromStorage(memoryStorage({}))
    expect(location.reload).toHaveBeenCalledOnce()
    expect(isTabStale()).toBe(true)
  })

  test('asks past the worker for what was searched, which would keep it, and for all else as ever', () => {
    open('/prod/all/0986')
    const search = new Request('https://shop.test/aggregation/search?pageNo=1&searchStr=0986')
    const part = new Request('https://shop.test/product/detail?mcode=ST-1')
    expect(avoidWorkerCache(search)).toBe(search)
    markTabStale()
    expect(avoidWorkerCache(search).cache).toBe('no-store')
    expect(avoidWorkerCache(part)).toBe(part)
    open('/prod/all/0001')
    expect(avoidWorkerCache(search)).toBe(search)
  })
})
