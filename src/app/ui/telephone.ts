/** The `tel:` URL of a number in any spelling. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
