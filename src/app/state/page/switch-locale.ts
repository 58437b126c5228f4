/** Takes a language that somebody chose, and says whether it could be had. */
type Switch = (locale: string) => Promise<boolean>

let taken: Switch | null = null

/** Says who changes the language of the page; state itself knows no words. */
export function takeLocaleSwitch(to: Switch): void {
  taken = to
}

/** Shows the page in another language: where it stands, with what was typed. False when its words cannot be had, or it is too early. */
export const switchLocale = async (locale: string): Promise<boolean> => (await taken?.(locale)) ?? false
