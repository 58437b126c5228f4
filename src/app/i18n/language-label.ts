/** The language switcher's label in the header (specification, section 2): `En`. */
export const languageLabel = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1, 2)
