import { useAddresses } from '#app/hooks/use-addresses.ts'
import { AddressProgress } from '#app/ui/address/AddressProgress.tsx'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { ChoiceList } from './ChoiceList.tsx'

interface AddressChoicesProps {
  legend: string
  name: string
  chosen: string
  onChoose: (id: string) => void
}

/** Selects an address from the address book. */
export function AddressChoices({ legend, name, chosen, onChoose }: AddressChoicesProps) {
  const { rows } = useAddresses()
  if (rows.length === 0) return null
  const options = rows.map((address) => ({
    id: address.id,
    title: address.name,
    words: (
      <>
        <AddressText address={{ ...address, name: '' }} />
        <AddressProgress address={address} />
      </>
    ),
  }))
  return <ChoiceList name={name} label={legend} legend options={options} chosen={chosen} onChoose={onChoose} />
}
