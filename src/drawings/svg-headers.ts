/** What comes with a drawing, whoever sends it. A picture opened by itself runs nothing and loads nothing. */
export const svgHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const
