/** Response headers of a drawing, from server or worker. A picture that is opened as a page must not run or load anything. */
export const svgResponseHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const
