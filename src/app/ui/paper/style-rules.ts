import { useLayoutEffect } from 'react'

/**
 * CSS rules that no class can express, such as the paper size, while the component is mounted. A constructed style sheet, because the
 * Content-Security-Policy forbids style elements. Null: none.
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

/** Print without the app's layout around the content. */
export const bareOnPaper = `@media print {
  body { background: #fff }
  main { min-height: 0; max-width: none; padding: 0; margin: 0 }
}`
