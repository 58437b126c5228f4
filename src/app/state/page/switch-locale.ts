/** A function that switches to a language. It resolves with whether that succeeded. */
type Switch = (locale: string) => Promise<boolean>

let taken: Switch | null = null

/** Sets the function that switches the language, because the state room does not contain the messages of languages. */
export function takeLocaleSwitch(to: Switch): void {
  taken = to
}

/**
 * Switches the page's language without leaving the page, so that all input stays. Resolves with false if the messages of the language
 * cannot be loaded, or if the app has not started yet.
 */
export const switchLocale = async (locale: string): Promise<boolean> => (await taken?.(locale)) ?? false
