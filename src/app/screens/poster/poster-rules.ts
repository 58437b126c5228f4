import type { PaperSize } from '#app/state/orders/paper.ts'
import type { PosterForm } from './poster.ts'

/**
 * Returns CSS rules that print a poster on one sheet, as large as possible, never cut off or split. A poster in A4 format has no margin,
 * one in the phone format has one.
 */
export const posterPrintCss = (form: PosterForm, paper: PaperSize): string => `
@page { size: ${paper === 'a4' ? 'A4' : 'letter'} portrait; margin: ${form === 'a4' ? '0' : '14mm'} }
@media print {
  h1, noscript { display: none }
  main *:has([data-poster]) { display: block; padding: 0; margin: 0; gap: 0 }
  canvas[data-poster] { width: auto; height: auto; max-width: 100%; max-height: 99vh; border: 0; margin: 0 auto; display: block }
}`
