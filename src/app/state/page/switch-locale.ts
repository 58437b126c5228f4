/** Switches to a language, and returns whether that succeeded. */
type Switch = (locale: string) => Promise<boolean>

let taken: Switch | null = null

/** Sets the function that switches the language; the state room has no messages. */
export function takeLocaleSwitch(to: Switch): void {
  taken = to
}

/** Switches the page's language in place, keeping all input. False if its messages cannot be loaded, or before startup. */
export const switchLocale = async (locale: string): Promise<boolean> => (await taken?.(locale)) ?? false
