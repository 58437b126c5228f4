/** Returns the `tel:` URL of a telephone number in any spelling. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
