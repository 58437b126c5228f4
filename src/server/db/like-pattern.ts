/** Returns a LIKE pattern that finds a text anywhere. Wildcards in the text are escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
