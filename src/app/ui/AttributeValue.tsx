import { useLingui } from '@lingui/react/macro'
import type { AttributeKey, AttributeValue as Value } from '#contract/attributes.ts'
import { attributeLabel, attributeText } from './attribute-text.ts'

/** One datum of a part as a term and its value, for a `<dl>`. */
export function AttributeValue({ name, value }: { name: AttributeKey; value: Value }) {
  const { i18n } = useLingui()
  return (
    <div>
      <dt>{attributeLabel(i18n, name)}</dt>
      <dd>{attributeText(i18n, name, value)}</dd>
    </div>
  )
}
