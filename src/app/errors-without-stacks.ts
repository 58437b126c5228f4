/** The browser's own `Error`, which errors-with-stacks.ts puts back. */
export const BrowserError = globalThis.Error

// React makes three errors when it starts. For the stack of an error V8 reads the whole file again, which takes a slow phone a tenth of a
// second, and nobody sees these stacks. So until React has started, an `Error(…)` has none.
globalThis.Error = new Proxy(BrowserError, {
  apply: (_target, _self, [message]) => Object.assign(Object.create(BrowserError.prototype), { message }),
})
