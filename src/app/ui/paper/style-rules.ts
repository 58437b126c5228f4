import { useLayoutEffect } from 'react'

/**
 * Rules of a page that no class can say, such as its size on paper, while the component is there. A style sheet made by a script, since the
 * Content-Security-Policy refuses a style element. Null: none.
 */
export function useStyleRules(rules: string | null): void {
  useLayoutEffect(() => {
    if (rules === null) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [rules])
}

/** Paper without the shop's own room around it: what is printed says its place itself. */
export const bareOnPaper = `@media print {
  body { background: #fff }
  main { min-height: 0; max-width: none; padding: 0; margin: 0 }
}`
