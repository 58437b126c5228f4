/** What was typed into a form and could not be sent because the session had ended. In this page's memory, by the name of the form. */
const drafts = new Map<string, Record<string, string>>()

const isSecret = (name: string) => /password/i.test(name)

/** Keeps what was typed for when the person is back. Passwords are not kept. */
export function keepDraft(form: string, typed: Record<string, string>): void {
  drafts.set(form, Object.fromEntries(Object.entries(typed).filter(([name]) => !isSecret(name))))
}

export const draftOf = (form: string): Record<string, string> => drafts.get(form) ?? {}

/** It was sent. */
export const dropDraft = (form: string): void => void drafts.delete(form)
