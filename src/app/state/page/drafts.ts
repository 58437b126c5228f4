/** What was typed into forms that could not be sent because the session had expired, by name of the form. Only in memory. */
const formDrafts = new Map<string, Record<string, string>>()

const isSecretField = (name: string) => /password/i.test(name)

/** Keeps what was typed, except passwords, until the user has signed in again. */
export function storeFormDraft(form: string, typed: Record<string, string>): void {
  formDrafts.set(form, Object.fromEntries(Object.entries(typed).filter(([name]) => !isSecretField(name))))
}

export const formDraftOf = (form: string): Record<string, string> => formDrafts.get(form) ?? {}

/** Removes what was kept of a form after the form was sent. */
export const deleteFormDraft = (form: string): void => void formDrafts.delete(form)
