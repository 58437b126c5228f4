import { useAddresses } from '#app/hooks/use-addresses.ts'
import { AddressProgress } from '#app/ui/address/AddressProgress.tsx'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { css } from '#styled/css'
import { Choice } from './Choice.tsx'
import { choicesList } from './choices-list.ts'

interface AddressChoicesProps {
  legend: string
  name: string
  chosen: string
  onChoose: (id: string) => void
}

/** The address book to choose from. */
export function AddressChoices({ legend, name, chosen, onChoose }: AddressChoicesProps) {
  const { rows } = useAddresses()
  if (rows.length === 0) return null
  return (
    <fieldset className={choicesList}>
      <legend className={legendLook}>{legend}</legend>
      {rows.map((address) => (
        <Choice key={address.id} name={name} value={address.id} chosen={address.id === chosen} onChoose={onChoose} title={address.name}>
          <AddressText address={{ ...address, name: '' }} />
          <AddressProgress address={address} />
        </Choice>
      ))}
    </fieldset>
  )
}

const legendLook = css({ paddingBottom: '2', fontWeight: 'bold' })
