import { hideToast } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'

/** The part that was put into the cart last, and for which job, to be confirmed briefly; `id` tells one time from the next. */
export const added = personal<{ now: { id: number; mcode: string; job: string } | null }>({ now: null })

let lastId = 0

/** Confirms that a part lies in the cart. It takes the place of what was said before. */
export function showAdded(mcode: string, job = ''): void {
  lastId += 1
  hideToast()
  added.now = { id: lastId, mcode, job }
}

export function hideAdded(): void {
  added.now = null
}
