/** Resolves when the page has nothing else to do. Safari has no requestIdleCallback. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve, 200)))
