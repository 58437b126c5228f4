/** Rules of a page that is paper when it is printed: its size and margins, and nothing on it but what is meant to be. */
export const sheetRules = (size: string, margin: string): string => `
@page { size: ${size}; margin: ${margin} }
@media print {
  body { background: #fff }
  main { min-height: 0; max-width: none; padding: 0; margin: 0 }
  main :is(h1, noscript) { display: none }
  main *:has([data-sheet]) { display: block; padding: 0; margin: 0; gap: 0; border: 0 }
}`

/** Prints once all pictures of the page have come or cannot come: one that is missing would leave a gap. */
export async function printWhole(pictures: Iterable<HTMLImageElement> = document.querySelectorAll('[data-sheet] img')): Promise<void> {
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
  window.print()
}
