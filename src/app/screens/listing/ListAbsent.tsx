import { Plural, Trans } from '@lingui/react/macro'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { message } from '#styled/recipes'

interface ListAbsentProps {
  /** How many opened parts a search looked through in vain; undefined when nothing on this device could answer at all. */
  searched: number | undefined
  again: () => Promise<void>
}

/** A list that only the shop could give, asked for without a network: says so, and what can be done. It never claims that the shop has nothing. */
export const ListAbsent = ({ searched, again }: ListAbsentProps) => (
  <div className={message().root} role="status">
    <p className={message().say}>
      {searched === undefined ? (
        <Trans>This list is not on this phone.</Trans>
      ) : (
        <Plural
          value={searched}
          one="The one part on this phone does not match; the shop itself is out of reach."
          other="None of the # parts on this phone match; the shop itself is out of reach."
        />
      )}
    </p>
    {searched === undefined ? (
      <p>
        <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
      </p>
    ) : null}
    <OnThisPhone again={again} />
  </div>
)
