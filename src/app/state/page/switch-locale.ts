/** A function that switches to a language. It resolves with whether that succeeded. */
type LocaleSwitch = (locale: string) => Promise<boolean>

let registeredLocaleSwitch: LocaleSwitch | null = null

/** Sets the function that switches the language, because the code in app/state does not contain the messages of languages. */
export function registerLocaleSwitch(to: LocaleSwitch): void {
  registeredLocaleSwitch = to
}

/**
 * Switches the page's language without leaving the page, so that all input stays. Resolves with false if the messages of the language
 * cannot be loaded, or if the app has not started yet.
 */
export const switchLocale = async (locale: string): Promise<boolean> => (await registeredLocaleSwitch?.(locale)) ?? false
