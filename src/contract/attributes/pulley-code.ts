import type { AttributeValue } from './attributes.ts'

/**
 * Returns the short code of a pulley: `PV6`, `OAP6`, `2V`, `V`. The code has no number of grooves if that number is unknown. It is empty
 * for an unknown kind of pulley.
 */
export function pulleyCode(kind: AttributeValue | undefined, grooves: AttributeValue | undefined): string {
  if (kind === undefined || kind === 'none') return ''
  if (kind === 'V') return Number(grooves) > 1 ? `${grooves}V` : 'V'
  return `${kind}${grooves ?? ''}`
}
