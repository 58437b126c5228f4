import { type RefObject, useEffect, useState } from 'react'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import { lineFragment } from '#contract/part/unit-kinds.ts'

/**
 * Returns the position that the URL's fragment names (`#line-7`); null if it names none of these lines. The list loads after the page, so the
 * line is scrolled into view here, and its Add button gets the focus: the next tap or Enter adds the part.
 */
export function useLineOfAddress(table: RefObject<HTMLElement | null>, lines: readonly PartsListLine[]): number | null {
  const [shown, setShown] = useState<number | null>(null)
  // Fresh data of the same list must not scroll again.
  const positions = lines.map(({ position }) => position).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the positions of the lines are read
  useEffect(() => {
    const show = () => {
      const found = lines.find(({ position }) => location.hash === `#${lineFragment(position)}`)
      setShown(found?.position ?? null)
      if (found === undefined) return
      const row = table.current?.querySelector<HTMLElement>(`#${lineFragment(found.position)}`)
      row?.scrollIntoView({ block: 'center' })
      const controls = row?.querySelectorAll<HTMLElement>('button, a')
      controls?.[controls.length - 1]?.focus({ preventScroll: true })
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [table, positions])
  return shown
}
