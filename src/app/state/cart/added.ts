import { hideToast } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'

/** The part that was added last and its job, for a brief confirmation. `id` distinguishes repeated additions. */
export const addedNotice = createPersonalState<{ current: { id: number; mcode: string; job: string } | null }>({ current: null })

let lastNoticeId = 0

/** Confirms that a part was added. This replaces the previous confirmation. */
export function showAddedNotice(mcode: string, job = ''): void {
  lastNoticeId += 1
  hideToast()
  addedNotice.current = { id: lastNoticeId, mcode, job }
}

export function hideAddedNotice(): void {
  addedNotice.current = null
}
