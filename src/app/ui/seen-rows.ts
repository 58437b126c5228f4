/** How many rows are remembered. After that they are collected anew. */
const MAX_ROWS = 500

interface RowHeight {
  /** In pixels; the content is without padding and border. */
  whole: number
  content: number
}

const heights = new Map<string, RowHeight>()
const inSight = new Set<string>()
const codesOfRows = new WeakMap<Element, string>()

function rememberHeights(entries: ResizeObserverEntry[]): void {
  if (heights.size > MAX_ROWS) heights.clear()
  for (const { target, borderBoxSize, contentBoxSize } of entries) {
    const code = codesOfRows.get(target)
    const [whole, content] = [borderBoxSize[0]?.blockSize, contentBoxSize[0]?.blockSize]
    if (code !== undefined && whole !== undefined && content !== undefined && target.isConnected) heights.set(code, { whole, content })
  }
}

function rememberSight(entries: IntersectionObserverEntry[]): void {
  if (inSight.size > MAX_ROWS) inSight.clear()
  for (const { target, isIntersecting } of entries) {
    const code = codesOfRows.get(target)
    if (code !== undefined && target.isConnected) inSight[isIntersecting ? 'add' : 'delete'](code)
  }
}

const watchesSize = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(rememberHeights)
const watchesSight = typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(rememberSight)

/**
 * Remembers the height of a part's row, and whether it is in sight, so that a list to which the user returns is at once as high as it was
 * left and draws first what was in sight. A ref; returns its cleanup.
 */
export function watchRow(row: Element, code: string): () => void {
  codesOfRows.set(row, code)
  watchesSize?.observe(row)
  watchesSight?.observe(row)
  return () => {
    watchesSize?.unobserve(row)
    watchesSight?.unobserve(row)
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
