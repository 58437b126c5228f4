import { prefetch } from '#app/state/page/prefetch.ts'

/** How long a pointer must rest on a link before its page is prefetched. A pointer that only passes over does not mean a click. */
const POINTER_REST_MS = 80

/** Returns props for a link that prefetch its page when the user is likely to click. */
export function usePrefetch(to: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => prefetch(to)
  return {
    onPointerEnter: () => {
      timer = setTimeout(now, POINTER_REST_MS)
    },
    onPointerLeave: () => clearTimeout(timer),
    onTouchStart: now,
    onFocus: now,
  }
}
