import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { attributeLabel, formatAttribute } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { heading, spec } from '#styled/recipes'
import { Section } from './Section.tsx'
import { groupSpecKeys, hasSpecification, type SpecGroupName } from './spec-groups.ts'

const specGroupTexts: Record<SpecGroupName, MessageDescriptor> = {
  electrical: msg`Electrical`,
  mechanical: msg`Mechanical`,
  mounting: msg`Mounting`,
  connection: msg`Connection`,
  service: msg`Service data`,
  supply: msg`What is supplied`,
  own: msg`Data`,
}

/** All attributes of a part, grouped. */
export function Specification({ part }: { part: PartDetail }) {
  const { i18n } = useLingui()
  const look = spec()
  if (!hasSpecification(part)) return null
  return (
    <Section id="specification" title={<Trans>Specification</Trans>}>
      {part.description ? <p className={look.description}>{part.description}</p> : null}
      <div className={look.groups}>
        {groupSpecKeys(part).map((group) => (
          <div key={group.name} className={look.group}>
            <h3 className={heading({ level: 'group' })}>{i18n._(specGroupTexts[group.name])}</h3>
            <dl>
              {group.keys.map((key) => (
                <div key={key} className={look.line}>
                  <dt className={look.label}>{attributeLabel(i18n, key, part.own)}</dt>
                  <dd className={look.value}>{formatAttribute(i18n, key, part.attributes[key] ?? '', part.own)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
