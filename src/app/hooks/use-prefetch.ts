import { prefetch } from '#app/state/page/prefetch.ts'

/** A pointer that only passes over is not yet an intent. */
const REST_MS = 80

/** What to hang on a link so that its page is fetched when somebody is about to go there. */
export function usePrefetch(to: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => prefetch(to)
  return {
    onPointerEnter: () => {
      timer = setTimeout(now, REST_MS)
    },
    onPointerLeave: () => clearTimeout(timer),
    onTouchStart: now,
    onFocus: now,
  }
}
