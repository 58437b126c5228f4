import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { localizedHref, navigateTo } from '#app/hooks/navigation.ts'
import { writeComparedCodes } from '#contract/compare/compare-query.ts'
import { MAX_PART_NUMBER_CHARACTERS } from '#contract/limits.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'

interface OldNumberFormProps {
  /** The parts to compare with the old one. */
  codes: readonly string[]
  /** The number that is compared now. */
  number?: string | undefined
}

/** A field for the number of the old part, which opens the comparison with it. It works before any script too. */
export function OldNumberForm({ codes, number = '' }: OldNumberFormProps) {
  const id = useId()
  const parts = writeComparedCodes(codes)
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const old = String(new FormData(event.currentTarget).get('old') ?? '').trim()
    if (old !== '') navigateTo(href('compare', { parts, old }))
  }
  return (
    <form action={localizedHref(href('compare'))} onSubmit={compare} className={formClass}>
      {parts === undefined ? null : <input type="hidden" name="parts" value={parts} />}
      <label htmlFor={id} className={labelClass}>
        <Trans>Number on the old part</Trans>
      </label>
      <input
        key={number}
        id={id}
        name="old"
        required
        className={field()}
        defaultValue={number}
        maxLength={MAX_PART_NUMBER_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <button type="submit" className={button()}>
        <Trans>Compare</Trans>
      </button>
    </form>
  )
}

const formClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '2',
  maxWidth: '[480px]',
  '& input': { fontFamily: 'numbers' },
})
const labelClass = css({ gridColumn: '[1 / -1]', fontSize: 'sm', color: 'fg.muted' })
