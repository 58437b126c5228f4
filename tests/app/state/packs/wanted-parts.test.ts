import 'fake-indexeddb/auto'
import { ref } from 'valtio/vanilla'
import { afterEach, expect, test, vi } from 'vitest'
import { guestList } from '#app/state/cart/guest-list.ts'
import { addToList } from '#app/state/cart/guest-list-changes.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { addFavouritePart } from '#app/state/favourites/changes.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { partsForTomorrow } from '#app/state/packs/wanted-parts.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that opens with it knows what was marked and put on the list, before anything else has read them', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
  connectPort(portTo(noSignal))
  connectMirror('wanted-parts', openMirrorDatabase)
  await restoreSession()
  Object.assign(viewHistory, { known: true, views: ref([]) })
  await addFavouritePart(partCard({ mcode: 'AR-S-10001' }))
  await addToList([{ part: partCard({ mcode: 'AR-S-10002' }), qty: 1 }])
  // The next page: nothing has been read yet.
  Object.assign(favourites, { status: 'loading', marks: ref([]), ids: ref(new Set()) })
  Object.assign(guestList, { known: false, rows: ref([]), tabRows: ref([]) })
  expect(await partsForTomorrow()).toEqual([
    { mcode: 'AR-S-10002', why: ['cart'] },
    { mcode: 'AR-S-10001', why: ['favourite'] },
  ])
})
