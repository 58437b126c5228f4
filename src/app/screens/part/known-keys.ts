import type { DisplayedAttributeKey } from '#app/ui/part/attribute-text.ts'
import { isAttributeKey } from '#contract/attributes/attributes.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'

export type AttributeSource = Pick<PartDetail, 'attributes' | 'own'>

/** Returns the keys of those attributes of a part that this app knows or that come with labels, in the server's order. */
export const knownAttributeKeys = ({ attributes, own }: AttributeSource): DisplayedAttributeKey[] =>
  Object.keys(attributes).filter(
    (key): key is DisplayedAttributeKey => attributes[key] !== '' && (isAttributeKey(key) || own?.[key] !== undefined),
  )
