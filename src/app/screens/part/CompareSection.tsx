import { Plural, Trans } from '@lingui/react/macro'
import { CompareToggle } from '#app/ui/compare/CompareToggle.tsx'
import { OldNumberForm } from '#app/ui/compare/OldNumberForm.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { MAX_COMPARED_PARTS, writeComparedCodes } from '#contract/compare/compare-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Ways to compare this part: with the old part by its number, with other parts that are chosen, and with its other offers. */
export function CompareSection({ part }: { part: PartDetail }) {
  if (part.type === 'workwear') return null
  const others = part.alternatives.slice(0, MAX_COMPARED_PARTS - 1)
  return (
    <Section id="compare" title={<Trans>Compare with the old part</Trans>}>
      <div className={frameClass}>
        <OldNumberForm codes={[part.mcode]} />
        <div className={waysClass}>
          <CompareToggle part={part} className={button()} />
          {others.length === 0 ? null : (
            <Link to={href('compare', { parts: writeComparedCodes([part, ...others].map(({ mcode }) => mcode)) })} className={button()}>
              <Plural value={others.length} one="Beside # other offer" other="Beside # other offers" />
            </Link>
          )}
        </div>
      </div>
    </Section>
  )
}

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: '6',
  rowGap: '3',
  '& > form': { flex: '[1 1 300px]' },
})
const waysClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
