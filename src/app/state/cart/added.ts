import { hideToast } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'

/** The part that was added last and its job, for a brief confirmation. `id` distinguishes repeated additions. */
export const addedNotice = createPersonalState<{ now: { id: number; mcode: string; job: string } | null }>({ now: null })

let lastId = 0

/** Confirms that a part was added. This replaces the previous confirmation. */
export function showAddedNotice(mcode: string, job = ''): void {
  lastId += 1
  hideToast()
  addedNotice.now = { id: lastId, mcode, job }
}

export function hideAddedNotice(): void {
  addedNotice.now = null
}
