import * as v from 'valibot'

/** The Network Information API, which only Chromium has. */
const ConnectionInfo = v.object({ saveData: v.optional(v.boolean()), effectiveType: v.optional(v.string()) })

/** Whether the visitor asked the browser to save data, or the connection is so slow that nothing should be fetched that may not be needed. */
export function isSparingData(): boolean {
  const said = v.safeParse(ConnectionInfo, 'connection' in navigator ? navigator.connection : null)
  return said.success && (said.output.saveData === true || (said.output.effectiveType ?? '').endsWith('2g'))
}
