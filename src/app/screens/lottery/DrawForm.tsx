import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { DrawProgress } from '#app/hooks/lottery/use-draw.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { type DrawInput, randomDrawWord } from '#app/state/lottery/lottery.ts'
import { network } from '#app/state/page/network.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { Lottery, LotteryState } from '#contract/lottery/lottery-calls.ts'
import { MAX_DRAW_WORD_CHARACTERS } from '#contract/lottery/rules.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, link } from '#styled/recipes'
import { Hash } from './Hash.tsx'

interface DrawFormProps {
  lottery: Lottery
  customerState: NonNullable<LotteryState['mine']>
  drawProgress: DrawProgress
  draw: (input: DrawInput) => void
  /** Prizes and odds. They come before the button in the reading order. */
  children: ReactNode
}

/** The form for a lottery draw: the customer's own word, the shop's hash, and the button; or why no draw is possible. */
export function DrawForm({ lottery, customerState, drawProgress, draw, children }: DrawFormProps) {
  const [word, setWord] = useState(randomDrawWord)
  const [empty, setEmpty] = useState(false)
  const { up } = useStateSnapshot(network)
  const missing = lottery.points - customerState.balance
  if (missing > 0)
    return (
      <div className={columnClass}>
        {children}
        <MissingPointsNote points={missing} />
      </div>
    )
  if (customerState.left === 0)
    return (
      <div className={columnClass}>
        {children}
        <p className={mutedTextClass}>
          <Trans>You have drawn as often as a day allows. Tomorrow (UTC) you can draw again.</Trans>
        </p>
      </div>
    )
  const busy = drawProgress.type === 'drawing' || drawProgress.type === 'turning'
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(word.trim() === '')
    // The field for the word is in a collapsed section, which opens to show an error.
    if (word.trim() === '') event.currentTarget.querySelector('details')?.setAttribute('open', '')
    if (word.trim() === '' || busy || !up) return
    const { id, points, prizes } = lottery
    draw({
      id,
      points,
      shares: prizes.map(({ id: prize, tickets }) => ({ id: prize, tickets })),
      hash: customerState.hash,
      word: word.trim(),
    })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className={columnClass}>
      {children}
      <p className={stickyButtonClass}>
        <button
          type="submit"
          className={cx(button({ tone: 'primary' }), fullWidthClass)}
          aria-disabled={busy || !up || undefined}
          aria-busy={busy || undefined}
        >
          {busy ? <Trans>Drawing…</Trans> : <Trans>Draw for {formatNumber(lottery.points)} points</Trans>}
        </button>
      </p>
      <div role="alert">
        {up ? null : (
          <p className={errorTextClass}>
            <Icon name="offline" />
            <Trans>No signal. The shop draws, so a draw needs the line. Nothing is taken until then.</Trans>
          </p>
        )}
        {drawProgress.type === 'refused' ? (
          <p className={errorTextClass}>
            <Icon name="warning" />
            <span>
              {translate(drawProgress.errorMessage)}{' '}
              {drawProgress.canRetry ? <Trans>Press again: it is the same draw, and points are taken once.</Trans> : null}
            </span>
          </p>
        ) : null}
      </div>
      <Disclosure title={<Trans>Proof: your word and the shop’s hash</Trans>}>
        <div className={columnClass}>
          <TextField
            name="word"
            label={<Trans>Your word</Trans>}
            value={word}
            maxLength={MAX_DRAW_WORD_CHARACTERS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            wrong={empty && word.trim() === '' ? /*i18n*/ 'Type a word of your own, or take another at random.' : undefined}
            hint={<Trans>It decides the draw together with the seed. It is made at random on this phone; change it as you like.</Trans>}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <p>
            <button type="button" className={button()} onClick={() => setWord(randomDrawWord())}>
              <Trans>Another word</Trans>
            </button>
          </p>
          <div>
            <p className={smallTextClass}>
              <Trans>The shop has bound itself to this draw by the hash of its seed (SHA-256). It shows the seed afterwards.</Trans>
            </p>
            <p>
              <Hash hex={customerState.hash} />
            </p>
          </div>
        </div>
      </Disclosure>
    </form>
  )
}

const MissingPointsNote = ({ points }: { points: number }) => (
  <div>
    <p>
      <b>
        <Plural value={points} one="# point is missing for a draw." other="# points are missing for a draw." />
      </b>{' '}
      <Trans>Delivered orders earn points.</Trans>
    </p>
    <p className={lineClass}>
      <Link to={href('rewards')} className={link({ tall: true })}>
        <Trans>Your points</Trans>
      </Link>
      <Link to={href('orders')} className={link({ tall: true })}>
        <Trans>Your Orders</Trans>
      </Link>
    </p>
  </div>
)

const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
/** The draw button on a phone: it stays above the tab bar while the prizes are visible, except in a low window. */
const stickyButtonClass = css({
  position: { base: 'sticky', _low: 'static', md: 'static' },
  bottom: 'bars',
  zIndex: 'raised',
  paddingBlock: '2',
  backgroundColor: 'paper',
})
const fullWidthClass = css({ width: { base: 'full', md: '[auto]' } })
const smallTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
const mutedTextClass = css({ color: 'fg.muted' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })
const errorTextClass = css({ display: 'flex', gap: '2', color: 'bad' })
