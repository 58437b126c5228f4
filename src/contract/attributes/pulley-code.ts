import type { AttributeValue } from '#contract/attributes.ts'

/**
 * A pulley in the trade's short form: `PV6`, `OAP6`, `2V`, `V`. The kind alone where its grooves are not known; empty where it is no pulley
 * that is known at all.
 */
export function pulleyCode(kind: AttributeValue | undefined, grooves: AttributeValue | undefined): string {
  if (kind === undefined || kind === 'none') return ''
  if (kind === 'V') return Number(grooves) > 1 ? `${grooves}V` : 'V'
  return `${kind}${grooves ?? ''}`
}
