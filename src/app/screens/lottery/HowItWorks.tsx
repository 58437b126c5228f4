import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { css } from '#styled/css'
import { prose } from '#styled/recipes'

/** The rules of the lottery, and how anyone can check a draw. */
export const HowItWorks = () => (
  <section className={prose().text}>
    <ul>
      <li>
        <Trans>A draw costs points and nothing else. Points cannot be bought, and no order is needed to draw.</Trans>
      </li>
      <li>
        <Trans>The odds stand in the table before the draw. Where they change meanwhile, nothing is drawn and no point is taken.</Trans>
      </li>
      <li>
        <Trans>A prize that has gone leaves its tickets to “All other tickets”, and the table says so.</Trans>
      </li>
    </ul>
    <div className={spacedApartClass}>
      <Disclosure title={<Trans>How a draw can be checked</Trans>}>
        <p>
          <Trans>
            Before the draw the shop shows the SHA-256 hash of a seed, so it cannot exchange the seed any more. Your word comes after that,
            so the shop could not know it when it chose the seed. Afterwards it shows the seed.
          </Trans>
        </p>
        <p>
          <Trans>
            The ticket is HMAC-SHA256 with the seed as key, of your word, a colon and 0: its first twelve hex digits as a number, modulo the
            tickets. Only a number that would favour the first tickets is thrown away; then 1 stands in the place of 0. Prizes lie one after
            the other, as in the table.
          </Trans>
        </p>
        <p>
          <Trans>This device reckons it by itself after each draw. Any other program can do so too:</Trans>
        </p>
        <pre className={codeClass}>{'printf %s SEED | sha256sum\nprintf %s WORD:0 | openssl dgst -sha256 -hmac SEED'}</pre>
      </Disclosure>
    </div>
  </section>
)

const spacedApartClass = css({ paddingTop: '4' })
const codeClass = css({ fontFamily: 'numbers', fontSize: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
