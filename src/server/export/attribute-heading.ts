import { attributes, isAttributeKey } from '#contract/attributes.ts'

/** `attribute:Output [A]`: what the importer takes for an attribute, whatever it is called. */
export function attributeHeading(key: string): string {
  const { label, unit } = isAttributeKey(key) ? attributes[key] : { label: key, unit: '' }
  return `attribute:${label}${unit === '' ? '' : ` [${unit}]`}`
}
