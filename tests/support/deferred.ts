/** A promise that is kept when `resolve` is called. (`Promise.withResolvers`, which Node 20 does not have.) */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((kept) => {
    resolve = kept
  })
  return { promise, resolve: () => resolve() }
}
