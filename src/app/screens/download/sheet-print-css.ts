/** Returns CSS rules for a printable page: its paper size and margins. Everything else on the page is hidden in print. */
export const sheetPrintCss = (size: string, margin: string): string => `
@page { size: ${size}; margin: ${margin} }
@media print {
  body { background: #fff }
  main { min-height: 0; max-width: none; padding: 0; margin: 0 }
  main :is(h1, noscript) { display: none }
  main *:has([data-sheet]) { display: block; padding: 0; margin: 0; gap: 0; border: 0 }
}`

/** Prints the page after all its pictures have loaded or failed, because a picture that is still loading would be missing. */
export async function printAfterPictures(
  pictures: Iterable<HTMLImageElement> = document.querySelectorAll('[data-sheet] img'),
): Promise<void> {
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
  window.print()
}
