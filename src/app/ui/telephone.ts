/** Returns the `tel:` URL of a telephone number in any spelling. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
