const NARROW_PAPER_QUERY = 'screen and (width < 36rem)'

/**
 * The style sheet of printed documents. It is separate, because only the pages of documents need it. Rules without media query are for
 * paper; those with `NARROW` are for phone screens.
 */
export const PRINT_DOCUMENT_CSS = `
.paper-frame { padding-bottom: 24px }
.paper {
  display: grid; grid-template-columns: minmax(0, 1fr); row-gap: 20px; align-content: start;
  margin-inline: auto; width: 100%; padding: 16px; box-shadow: var(--shadows-float);
  background-color: var(--colors-sheet); color: var(--colors-fg); font-size: .875rem; line-height: 1.3;
  /* Paper is white in both themes. The theme's tokens are already resolved at the document's root, so they are overridden here. */
  --colors-sheet: #fff; --colors-fg: #12171c; --colors-fg-muted: #48525b; --colors-well: #e8ebee; --colors-line-strong: #7d8790;
  --borders-hair: 1px solid #b9c1c7; --borders-edge: 1px solid #48525b;
}
.paper-a4 { max-width: 210mm }
.paper-letter { max-width: 8.5in }
.paper-waits { min-height: 640px }
.paper-waits-block { max-width: 360px; padding-bottom: 16px }
@media screen and (width >= 36rem) { .paper { padding: 32px } }
@media screen and (width >= 48rem) {
  .paper { padding: 14mm }
  .paper-a4 { min-height: 297mm }
  .paper-letter { min-height: 11in }
}
.paper-stamp { padding: 8px; border: var(--borders-edge); font-weight: 600; text-align: center }
.paper-label { font-size: .75rem; font-weight: 400; color: var(--colors-fg-muted); letter-spacing: .02em }
.paper-digits { font-family: var(--fonts-numbers); font-variant-numeric: slashed-zero tabular-nums; white-space: nowrap }

.paper-bar { display: flex; flex-wrap: wrap; align-items: center; column-gap: 24px; row-gap: 8px; padding-block: 12px }
.paper-bar > :first-child { margin-right: auto }
.paper-bar-group { display: flex; flex-wrap: wrap; gap: 8px }

.paper-head { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 24px; row-gap: 16px; break-inside: avoid }
.paper-seller { display: grid; align-content: start; max-width: 50%; color: var(--colors-fg-muted) }
.paper-seller-name { font-size: 1.25rem; line-height: 1.15; margin-bottom: 4px; color: var(--colors-fg) }
.paper-what { display: grid; justify-items: end; row-gap: 8px }
.paper-title { font-size: 1.75rem; line-height: 1.15 }

.paper-parties { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px }
.paper-party { overflow-wrap: anywhere; break-inside: avoid }
.paper-large { font-size: 1.25rem; font-weight: 600; line-height: 1.3 }
.paper-facts {
  display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: 16px; row-gap: 8px; padding-block: 8px;
  border-block: var(--borders-hair); overflow-wrap: anywhere; break-inside: avoid;
}

.paper-table { width: 100% }
/* The table's head is repeated on every page. On a narrow screen each cell names its column instead. */
.paper-table-head { display: table-header-group }
.paper-table-head th {
  padding-bottom: 4px; padding-right: 12px; border-bottom: var(--borders-edge); text-align: left; vertical-align: bottom;
  font-size: .75rem; font-weight: 400; color: var(--colors-fg-muted); letter-spacing: .02em;
}
.paper-table-head th.paper-head-figure { padding-right: 0; padding-left: 12px; text-align: right }
/* A line is not split between pages. On a narrow screen its cells are on several lines, with the figures last. */
.paper-row { break-inside: avoid }
.paper-cell {
  padding-block: 6px; padding-right: 12px; border-bottom: var(--borders-hair); text-align: left; vertical-align: baseline;
  overflow-wrap: anywhere;
}
.paper-figure {
  padding-block: 6px; padding-left: 12px; border-bottom: var(--borders-hair); text-align: right; vertical-align: baseline;
  white-space: nowrap;
}
.paper-place { color: var(--colors-fg-muted) }
.paper-words { width: 100% }
.paper-times { display: none }
.paper-quiet { display: block; font-size: .75rem; color: var(--colors-fg-muted) }
.paper-note { display: block; font-style: italic; overflow-wrap: anywhere }
.paper-tick {
  display: inline-block; width: 20px; height: 20px; border: var(--borders-edge); border-color: var(--colors-fg); vertical-align: -4px;
}
.paper-pieces { text-align: right; white-space: nowrap; overflow-wrap: normal; font-size: 1.25rem; font-weight: 600; line-height: 1.15 }
.paper-cell.paper-spaced, .paper-table-head th.paper-spaced { padding-left: 16px }

.paper-job { break-inside: avoid; break-after: avoid }
.paper-job-name, .paper-job-sum { padding-top: 16px; padding-bottom: 4px; border-bottom: var(--borders-edge); font-weight: 600 }
.paper-job-name { text-align: left; overflow-wrap: anywhere }
.paper-job-sum { text-align: right; white-space: nowrap }

.paper-sums {
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 32px; row-gap: 16px; break-inside: avoid;
}
.paper-hints { display: grid; align-content: start; row-gap: 4px; color: var(--colors-fg-muted); overflow-wrap: anywhere }
.paper-sum-list { display: grid; row-gap: 4px }
.paper-sum-row { display: flex; justify-content: space-between; column-gap: 16px }
.paper-sum-row > dt { min-width: 0; font-weight: 400; overflow-wrap: anywhere }
.paper-sum-row > dd { white-space: nowrap }
.paper-total { border-top: var(--borders-edge); padding-top: 4px; font-size: 1rem; font-weight: 600 }
.paper-total > dt { font-weight: 600 }
.paper-foot { display: grid; grid-template-columns: 2fr 1fr 1fr; column-gap: 24px; padding-top: 40px; break-inside: avoid }
.paper-foot-line { padding-top: 4px; border-top: var(--borders-edge); font-size: .75rem; color: var(--colors-fg-muted) }

@media ${NARROW_PAPER_QUERY} {
  .paper-bar { column-gap: 16px }
  .paper-bar > [role=group] { order: 1 }
  .paper-seller { max-width: 100% }
  .paper-what { justify-items: start }
  .paper-parties, .paper-sums { grid-template-columns: minmax(0, 1fr) }
  .paper-facts { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .paper-table, .paper-table > tbody { display: block }
  .paper-table-head {
    position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border-width: 0; overflow: hidden; white-space: nowrap;
    clip: rect(0, 0, 0, 0);
  }
  .paper-row {
    display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 12px; padding-block: 8px; border-bottom: var(--borders-hair);
  }
  .paper-cell, .paper-figure, .paper-cell.paper-spaced { display: block; padding: 0; border: 0 }
  .paper-figure { order: 2 }
  .paper-amount { margin-left: auto; font-weight: 600 }
  .paper-cell.paper-place { display: none }
  .paper-words { order: 1 }
  .paper-times { display: inline }
  .paper-job { display: flex; column-gap: 12px; padding-top: 16px }
  .paper-job-name { flex: 1; padding-top: 0 }
  .paper-job-sum { padding-top: 0 }
  .paper-hints { order: 1 }
}
@media print {
  .paper-frame { padding-bottom: 0 }
  /* Blocks instead of a grid, because some browsers do not break pages between the rows of a grid. */
  .paper { display: block; max-width: none; min-height: 0; padding: 0; box-shadow: none }
  .paper > * + * { margin-top: 20px }
}`
