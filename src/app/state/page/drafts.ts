/** Form input that could not be sent because the session had expired. In memory, by form name. */
const drafts = new Map<string, Record<string, string>>()

const isSecret = (name: string) => /password/i.test(name)

/** Stores the input until the user has signed in again, without passwords. */
export function keepDraft(form: string, typed: Record<string, string>): void {
  drafts.set(form, Object.fromEntries(Object.entries(typed).filter(([name]) => !isSecret(name))))
}

export const draftOf = (form: string): Record<string, string> => drafts.get(form) ?? {}

/** The form was sent. */
export const dropDraft = (form: string): void => void drafts.delete(form)
