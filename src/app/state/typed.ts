const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Notes into which fields a person types, so that no update throws their words away. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) typedInto.add(target)
  })
  // What was sent is not lost any more.
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedInto) if (field.form === target) typedInto.delete(field)
  })
}

/** Whether a field on the page holds what a person typed and has not sent. */
export const hasTyped = (): boolean => [...typedInto].some((field) => field.isConnected && field.value !== '')
