/** Returns the label of the language switcher in the header, such as `En` (section 2 of the specification). */
export const languageLabelOf = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1, 2)
