type Field = HTMLInputElement | HTMLTextAreaElement
const editedFields = new Set<Field>()
const isTextField = (target: unknown): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Keeps track of the fields that the user has edited, so that no update of the app loses what was typed. */
export function trackEditedFields(): void {
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && isTextField(target)) editedFields.add(target)
  })
  // Submitted input does not count as unsaved any more.
  document.addEventListener('submit', ({ target }) => {
    for (const field of editedFields) if (field.form === target) editedFields.delete(field)
  })
}

/** Records that what was typed into this form is unsaved again, because submitting it has failed. */
export function markFormUnsaved(form: HTMLFormElement): void {
  for (const field of form.elements) if (isTextField(field) && field.type !== 'hidden') editedFields.add(field)
}

/** Whether the page has fields with unsaved input. */
export const hasUnsavedInput = (): boolean => [...editedFields].some((field) => field.isConnected && field.value !== '')
