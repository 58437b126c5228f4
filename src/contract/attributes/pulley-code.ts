import type { AttributeValue } from '#contract/attributes.ts'

/** The short code of a pulley: `PV6`, `OAP6`, `2V`, `V`. Without the number of grooves if it is unknown; empty for an unknown kind. */
export function pulleyCode(kind: AttributeValue | undefined, grooves: AttributeValue | undefined): string {
  if (kind === undefined || kind === 'none') return ''
  if (kind === 'V') return Number(grooves) > 1 ? `${grooves}V` : 'V'
  return `${kind}${grooves ?? ''}`
}
