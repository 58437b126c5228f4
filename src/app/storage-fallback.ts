/** The two places of the browser where this app keeps small texts. */
const NAMES = ['localStorage', 'sessionStorage'] as const
type Held = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = { [N in (typeof NAMES)[number]]?: Held | null }

const memory = (): Held => {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

function isOpen(place: Place, name: (typeof NAMES)[number]): boolean {
  try {
    return typeof place[name]?.getItem === 'function'
  } catch {
    // Forbidden: only looking at it throws.
    return false
  }
}

/**
 * Who blocks cookies blocks local and session storage with them, and some apps that show pages have none: the shop still opens and sells
 * there. What would be kept is kept as long as the page is. Says false when there was nothing to stand in for.
 */
export function installStorageFallback(place: Place = window): boolean {
  const closed = NAMES.filter((name) => !isOpen(place, name))
  for (const name of closed) Object.defineProperty(place, name, { configurable: true, value: memory() })
  return closed.length > 0
}
