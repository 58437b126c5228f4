/**
 * Resolves when the page has nothing else to do, or after `timeoutMs`; without it, as late as that may be. Safari has no
 * requestIdleCallback.
 */
export const whenIdle = (timeoutMs?: number) =>
  new Promise<unknown>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, timeoutMs === undefined ? undefined : { timeout: timeoutMs })
      : setTimeout(resolve, 200),
  )
