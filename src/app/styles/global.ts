import { defineGlobalStyles } from '@pandacss/dev'

/**
 * Returns a style that lets the browser lay out an element only when it comes near the window. `height`: the estimated height until then.
 */
const layoutNearViewport = (height: string) => ({ contentVisibility: 'auto', containIntrinsicBlockSize: `[auto ${height}]` }) as const

/**
 * Global rules for elements. app/config.ts sets the shop's accent colour in `--accent-light` and similar variables; without them it is
 * amber.
 */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after, ::backdrop': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '[0]',
    borderStyle: 'solid',
    borderColor: '[currentColor]',
  },
  'img, svg': { display: 'block', maxWidth: 'full', height: 'auto' },
  'h1, h2, h3, h4, button, input, select, textarea': { font: 'inherit', color: '[inherit]', letterSpacing: '[inherit]' },
  'button, input, select, textarea': { backgroundColor: '[transparent]', borderRadius: 'none', textAlign: '[inherit]' },
  button: { textAlign: 'center' },
  'ul, ol': { listStyle: 'none' },
  // With `overflow-wrap: anywhere` a column could become as narrow as a single letter.
  table: { borderCollapse: 'collapse', borderSpacing: '[0]', overflowWrap: 'break-word' },
  address: { fontStyle: 'normal' },
  // An amount is never broken between lines.
  data: { whiteSpace: 'nowrap' },
  '[hidden]': { display: 'none !important' },
  ':root': {
    colorScheme: 'light dark',
    '--accent': 'light-dark(var(--accent-light, #ffb000), var(--accent-dark, #ffb92e))',
    '--on-accent': 'light-dark(var(--on-accent-light, #1a1300), var(--on-accent-dark, #1a1300))',
    textSizeAdjust: '[100%]',
    WebkitFontSmoothing: 'antialiased',
    lineHeight: 'body',
  },
  ':root[data-theme=light]': { colorScheme: 'light' },
  ':root[data-theme=dark]': { colorScheme: 'dark' },
  body: {
    backgroundColor: 'paper',
    color: 'fg',
    fontFamily: 'words',
    fontSize: 'body',
    lineHeight: 'body',
    // Barlow has no slashed zero; the font for numbers has one.
    fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
    // Otherwise some systems draw the dot of a bold i into its stem.
    textRendering: 'geometricPrecision',
    // On a phone long words are broken between lines, in any language.
    overflowWrap: { base: 'anywhere', lg: 'break-word' },
    minHeight: 'window',
  },
  // The height of the bottom bars. A page with its own bottom bar shows it instead of the tab bar. In a low window the tab bar stays, and
  // the main action of the page's own bar is in the page.
  ':root:has(.thumb-bar__root)': { '--bars': { base: '65px', _low: '56px' } },
  ':root:has(.offer__buy)': { '--bars': { base: '86px', _low: '56px' } },
  ':root:has(.thumb-bar__root--stays_true)': { '--bars': '[89px]' },
  // A focused element, or one that a link leads to, is scrolled to a place between the sticky bars.
  'main, :where(main, footer, [data-cookie-notice]) :where(a, button, input, select, textarea, summary, [tabindex])': {
    scrollMarginTop: { base: '[68px]', _low: '4', md: '4', lg: '12' },
    scrollMarginBottom: { base: 'thumb', md: '[var(--below, 48px)]' },
  },
  // The heading of the popular searches is hidden as long as there are none.
  '#popular-searches:has(+ ul:empty)': { visibility: 'hidden' },
  // The search box is always visible in the sticky header, so focusing it must not scroll.
  '#search-box': { scrollMarginTop: '[68px]' },
  // The space of the status line: above the bottom bars of a phone, at the lower edge on wider screens.
  ':root:has([data-said])': { '--said': { base: '48px', md: '0px' }, '--below': { md: '48px', lg: '56px' } },
  ':root:has([data-said=less]):has(.thumb-bar__root, .offer__buy, [data-tray])': { '--said': '0px' },
  ':root:has([data-tray])': { '--tray': { base: '49px', md: '0px' } },
  ':root:has([data-cookie-notice])': { '--below': { md: '144px' } },
  'dialog :where(a, button, input, select, textarea, summary)': { scrollMarginTop: '2', scrollMarginBottom: '20' },
  // On the first page, a font that loads late does not replace the system's font, because a second layout is slow on a phone. The loaded
  // font is used from the next page on, and when the app starts from its stored files.
  '@media screen and (width < 48rem)': {
    '[data-first-page]': { fontFamily: 'standIn' },
    // A phone shows fewer rows at once than a larger window, so here even the fifth row is laid out only when it comes near.
    '.part-row__root:nth-child(n + 5)': layoutNearViewport('114px'),
  },
  // On a server-rendered page, content below the window is laid out when it comes near. The estimated heights end when the user leaves that
  // page (state/page/scroll.ts).
  '@media screen': {
    '[data-first-page] :is(.home__section, .part-page__section, footer)': layoutNearViewport('500px'),
    // Its containment would keep the bar of the ticked lines below the bar that adds the unit.
    '[data-first-page] .part-page__section:has([data-ticked-lines])': { contentVisibility: 'visible' },
    // `content-visibility` cuts off what is outside the element, including focus rings.
    ':is(.part-row__root, [data-first-page] :is(.home__section, .home__top, .part-page__section, footer)) :focus-visible': {
      outlineOffset: '[-2px]',
    },
    // Also on later pages: rows remember their heights (ui/seen-rows.ts).
    '.part-row__root:nth-child(n + 8)': layoutNearViewport('114px'),
  },
  'h1, h2, h3, h4': { fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance' },
  'b, strong, th, dt': { fontWeight: 'bold' },
  a: { color: 'inherit' },
  'a, button, summary, label[for], select': { touchAction: 'manipulation', WebkitTapHighlightColor: '[transparent]' },
  'button, summary, select': { cursor: 'pointer' },
  'button:disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outlineWidth: '[2px]', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[2px]' },
  'main:focus, [tabindex="-1"]:focus': { outlineStyle: 'none' },
  '::selection': { backgroundColor: 'accent', color: 'onAccent' },
  dialog: { color: 'fg', backgroundColor: 'sheet' },
  'dialog::backdrop': { backgroundColor: 'veil' },
  'summary::-webkit-details-marker': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '[1ms !important]',
      transitionDuration: '[1ms !important]',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    ':root': { colorScheme: 'light !important' },
    body: { backgroundColor: '[#fff]', fontSize: '[10pt]' },
    '[data-no-print]': { display: 'none !important' },
    'tr, li, figure': { breakInside: 'avoid' },
    '@page': { margin: '[14mm]' },
  },
})
