import { useLayoutEffect } from 'react'
import type { Paper } from '#app/state/orders/paper.ts'
import { pageRules } from './page-rules.ts'

/**
 * Makes the page a sheet of paper while the component is there. A sheet made by a script, since the Content-Security-Policy refuses a style
 * element.
 */
export function usePageRules(paper: Paper, foot: string): void {
  useLayoutEffect(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync(pageRules(paper, foot))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
    }
  }, [paper, foot])
}
