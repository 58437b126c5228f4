type Field = HTMLInputElement | HTMLTextAreaElement
const typedInto = new Set<Field>()
const isField = (target: unknown): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Notes into which fields a person types, so that no update throws their words away. */
export function watchInput(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && isField(target)) typedInto.add(target)
  })
  // What was sent is not lost any more.
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedInto) if (field.form === target) typedInto.delete(field)
  })
}

/** What was sent came back: the words in this form are to be kept again. */
export function keepUnsaved(form: HTMLFormElement): void {
  for (const field of form.elements) if (isField(field) && field.type !== 'hidden') typedInto.add(field)
}

/** Whether a field on the page holds what a person typed and has not sent. */
export const hasUnsavedInput = (): boolean => [...typedInto].some((field) => field.isConnected && field.value !== '')
