import type { Paper } from '#app/state/orders/paper.ts'
import { useStyleRules } from '#app/ui/paper/style-rules.ts'

const sizes: Record<Paper, string> = { a4: 'A4', letter: 'letter' }

/** A text as a string of a style sheet; what could end the string becomes a blank. */
const quoted = (text: string) => `"${text.replace(/["\\\p{Cc}]/gu, ' ')}"`

/**
 * The rules of a page that is a sheet of paper: its size, its margins, in the lower margin what the sheet is (`foot`) and which page of how
 * many, where the browser can; and nothing of the shop around it, on the screen neither.
 */
export const pageRules = (paper: Paper, foot: string): string => `
  @page {
    size: ${sizes[paper]};
    margin: 14mm 14mm 18mm;
    @bottom-left { content: ${quoted(foot)}; font: 8pt "Barlow Semi Condensed", sans-serif; color: #48525b; }
    @bottom-right { content: counter(page) " / " counter(pages); font: 8pt "Barlow Semi Condensed", sans-serif; color: #48525b; }
  }
  :is(header, footer, nav, section)[data-no-print] { display: none }
  @media print {
    body { background: #fff }
    main { min-height: 0; max-width: none; padding: 0 }
  }`

/** Makes the page a sheet of paper while the component is there. */
export const usePageRules = (paper: Paper, foot: string): void => useStyleRules(pageRules(paper, foot))
