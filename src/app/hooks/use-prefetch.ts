import { prefetch } from '#app/state/page/prefetch.ts'

/** A pointer that only passes over is not an intention to click. */
const REST_MS = 80

/** Props for a link that prefetch its page when the user is likely to click. */
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
