import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Keeps a keyboard's place in the list: when the button that was pressed has gone with its line, the next line's button has the focus, or
 * the last one's, or the heading when no line is left. `rows` changes with what is drawn. Returns the list's ref, and what is to be called
 * before the line at that place is removed.
 */
export function useRemovalFocus(rows: unknown, head: RefObject<HTMLHeadingElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<{ at: number; of: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn now is read from the page itself
  useEffect(() => {
    const left = list.current?.children ?? []
    if (place.current === null || left.length >= place.current.of) return
    const { at } = place.current
    place.current = null
    // Whoever has gone on meanwhile is not called back.
    if (document.activeElement !== document.body && !document.activeElement?.matches(':disabled')) return
    const next = left[Math.min(at, left.length - 1)]?.querySelector('button')
    const target = next ?? head.current
    target?.focus()
  }, [rows, head])
  const leaving = useCallback((at: number) => {
    place.current = { at, of: list.current?.children.length ?? 0 }
  }, [])
  return { list, leaving }
}
