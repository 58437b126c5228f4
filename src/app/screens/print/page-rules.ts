import type { PaperSize } from '#app/state/orders/paper.ts'
import { useGlobalCss } from '#app/ui/paper/style-rules.ts'

const paperSizeNames: Record<PaperSize, string> = { a4: 'A4', letter: 'letter' }

/** Returns a text as a CSS string. Characters that could end the string become spaces. */
const cssQuoted = (text: string) => `"${text.replace(/["\\\p{Cc}]/gu, ' ')}"`

/**
 * Returns CSS rules for a page that is a paper document: paper size, margins, the document's name (`foot`) and the page number in the
 * bottom margin if the browser can do that, and nothing else of the app around it, also on screen.
 */
export const printPageCss = (paper: PaperSize, foot: string): string => `
  @page {
    size: ${paperSizeNames[paper]};
    margin: 14mm 14mm 18mm;
    @bottom-left { content: ${cssQuoted(foot)}; font: 8pt "Barlow Semi Condensed", sans-serif; color: #48525b; }
    @bottom-right { content: counter(page) " / " counter(pages); font: 8pt "Barlow Semi Condensed", sans-serif; color: #48525b; }
  }
  :is(header, footer, nav, section)[data-no-print] { display: none }
  @media print {
    body { background: #fff }
    main { min-height: 0; max-width: none; padding: 0 }
  }`

/** Applies the layout of a paper document while the component is mounted. */
export const usePrintPageCss = (paper: PaperSize, foot: string): void => useGlobalCss(printPageCss(paper, foot))
