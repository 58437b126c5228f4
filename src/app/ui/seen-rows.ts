/** How many rows are remembered. After that they are collected anew. */
const MAX_ROWS = 500

interface RowHeight {
  /** In pixels; the content is without padding and border. */
  whole: number
  content: number
}

const heights = new Map<string, RowHeight>()
const inSight = new Set<string>()
/** The rows on the page. */
const codesOfRows = new Map<HTMLElement, string>()

/** The window's width that the heights are of, in pixels; null before there are rows. */
let width: number | null = null

const codeOf = (target: Element) => (target instanceof HTMLElement && target.isConnected ? codesOfRows.get(target) : undefined)

function rememberHeights(entries: ResizeObserverEntry[]): void {
  if (heights.size > MAX_ROWS) heights.clear()
  for (const { target, borderBoxSize, contentBoxSize } of entries) {
    const code = codeOf(target)
    const [whole, content] = [borderBoxSize[0]?.blockSize, contentBoxSize[0]?.blockSize]
    if (code !== undefined && whole !== undefined && content !== undefined) heights.set(code, { whole, content })
  }
}

function rememberSight(entries: IntersectionObserverEntry[]): void {
  if (inSight.size > MAX_ROWS) inSight.clear()
  for (const { target, isIntersecting } of entries) {
    const code = codeOf(target)
    if (code !== undefined) inSight[isIntersecting ? 'add' : 'delete'](code)
  }
}

/**
 * Rows have other heights in a window of another width. The browser, too, remembers those of rows that are not in sight, until they are laid
 * out again, so all rows are laid out once.
 */
function layOutForOtherWidth(): void {
  if (innerWidth === width) return
  width = innerWidth
  heights.clear()
  const rows = [...codesOfRows.keys()]
  for (const row of rows) row.style.contentVisibility = 'visible'
  // The browser lays out between these two.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const row of rows) row.style.contentVisibility = ''
    }),
  )
}

const watchesSize = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(rememberHeights)
const watchesSight = typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(rememberSight)

/**
 * Remembers the height of a part's row, and whether it is in sight, so that a list to which the user returns is at once as high as it was
 * left and draws first what was in sight. A ref; returns its cleanup.
 */
export function watchRow(row: HTMLElement, code: string): () => void {
  if (width === null) {
    width = innerWidth
    addEventListener('resize', layOutForOtherWidth)
  }
  codesOfRows.set(row, code)
  watchesSize?.observe(row)
  watchesSight?.observe(row)
  return () => {
    watchesSize?.unobserve(row)
    watchesSight?.unobserve(row)
    codesOfRows.delete(row)
  }
}

/** Whether a part's row was in sight when it was last on the page. */
export const wasInSight = (code: string): boolean => inSight.has(code)

/** Returns the style of a row that the browser has not laid out yet (`content-visibility`); undefined if its height is unknown. */
export function expectedHeightOf(code: string): { containIntrinsicBlockSize: string } | undefined {
  const height = heights.get(code)
  return height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height.content}px` }
}

/** Returns the style of the place of a row that is drawn later; undefined if its height is unknown. */
export function placeHeightOf(code: string): { height: number } | undefined {
  const height = heights.get(code)
  return height === undefined ? undefined : { height: height.whole }
}
