import { useLayoutEffect } from 'react'

/**
 * Applies CSS rules that no class can express, such as the paper size, while the component is mounted. It uses a style sheet object,
 * because the Content-Security-Policy forbids `<style>` elements. Null: no rules.
 */
export function useGlobalCss(rules: string | null): void {
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

/** CSS rules that print only the content, without the app around it. */
export const contentOnlyPrintCss = `@media print {
  body { background: #fff }
  main { min-height: 0; max-width: none; padding: 0; margin: 0 }
}`
