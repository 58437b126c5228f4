/** CSS rules for a printable page: paper size and margins, and only the intended content. */
export const sheetRules = (size: string, margin: string): string => `
@page { size: ${size}; margin: ${margin} }
@media print {
  body { background: #fff }
  main { min-height: 0; max-width: none; padding: 0; margin: 0 }
  main :is(h1, noscript) { display: none }
  main *:has([data-sheet]) { display: block; padding: 0; margin: 0; gap: 0; border: 0 }
}`

/** Prints after all pictures have loaded or failed: a pending one would be missing. */
export async function printWhole(pictures: Iterable<HTMLImageElement> = document.querySelectorAll('[data-sheet] img')): Promise<void> {
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
  window.print()
}
