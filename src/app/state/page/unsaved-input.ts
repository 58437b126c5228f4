type Field = HTMLInputElement | HTMLTextAreaElement
const typedInto = new Set<Field>()
const isField = (target: unknown): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Tracks the fields that the user has edited, so that no update loses their input. */
export function watchInput(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && isField(target)) typedInto.add(target)
  })
  // Submitted input is safe.
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedInto) if (field.form === target) typedInto.delete(field)
  })
}

/** The submission failed: the input of this form is unsaved again. */
export function keepUnsaved(form: HTMLFormElement): void {
  for (const field of form.elements) if (isField(field) && field.type !== 'hidden') typedInto.add(field)
}

/** Whether the page has unsaved input. */
export const hasUnsavedInput = (): boolean => [...typedInto].some((field) => field.isConnected && field.value !== '')
