/** Whole cents as a sentence says them: `$1,234.50`. */
export const dollarsSaid = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
