import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { attributeLabel, formatAttribute } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import { matchCheck } from '#styled/recipes'
import { AskAboutPartLink } from './AskAboutPartLink.tsx'
import { matchCheckKeys, matchHints } from './match-measures.ts'
import { Section } from './Section.tsx'

/** A checklist of dimensions to compare with the old unit. The ticks stay on this page. */
export function MatchCheck({ part }: { part: PartDetail }) {
  const { i18n } = useLingui()
  const [agreed, setAgreed] = useState<readonly MeasurableKey[]>([])
  const look = matchCheck()
  const measures = matchCheckKeys(part)
  const list = useRef<HTMLUListElement>(null)
  // The user may have ticked checkboxes before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the initial state of the page only
  useLayoutEffect(() => {
    const early = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    const names = Array.from(early, ({ name }) => name)
    if (names.length > 0) setAgreed(measures.filter((key) => names.includes(key)))
  }, [])
  if (measures.length === 0) return null
  const toggle = (key: MeasurableKey) =>
    setAgreed((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key]))
  return (
    <Section
      id="match"
      title={<Trans>Does it match the old unit?</Trans>}
      besideTitle={
        <p className={look.sum} role="status" data-all={agreed.length === measures.length || undefined}>
          {agreed.length === measures.length ? (
            <Trans>Everything agrees</Trans>
          ) : agreed.length === 0 ? (
            <Trans>
              Tick what matches: <Plural value={measures.length} one="# measure" other="# measures" />
            </Trans>
          ) : (
            <Trans>
              {agreed.length} of <Plural value={measures.length} one="# measure agrees" other="# measures agree" />
            </Trans>
          )}
        </p>
      }
    >
      <ul ref={list} className={look.list}>
        {measures.map((key) => (
          <li key={key}>
            <label className={look.measure}>
              <input type="checkbox" name={key} className={look.box} checked={agreed.includes(key)} onChange={() => toggle(key)} />
              <span className={look.label}>{attributeLabel(i18n, key)}</span>
              <span className={look.value}>{formatAttribute(i18n, key, part.attributes[key] ?? '')}</span>
              <span className={look.hint}>{i18n._(matchHints[key])}</span>
            </label>
          </li>
        ))}
      </ul>
      <AskAboutPartLink mcode={part.mcode} />
    </Section>
  )
}
