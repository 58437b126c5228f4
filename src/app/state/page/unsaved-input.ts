type Field = HTMLInputElement | HTMLTextAreaElement
const typedInto = new Set<Field>()
const isField = (target: unknown): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Keeps track of the fields that the user has edited, so that no update of the app loses what was typed. */
export function watchInput(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && isField(target)) typedInto.add(target)
  })
  // What was submitted is not lost.
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedInto) if (field.form === target) typedInto.delete(field)
  })
}

/** Records that what was typed into this form is unsaved again, because submitting it has failed. */
export function keepUnsaved(form: HTMLFormElement): void {
  for (const field of form.elements) if (isField(field) && field.type !== 'hidden') typedInto.add(field)
}

/** Whether the page has fields with unsaved input. */
export const hasUnsavedInput = (): boolean => [...typedInto].some((field) => field.isConnected && field.value !== '')
