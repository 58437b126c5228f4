import { useLingui } from '@lingui/react/macro'
import { useChannels } from '#app/hooks/use-form-choices.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'

/** Where the customer heard of the shop. Not worth a word when the answers cannot be had. */
export function ChannelField() {
  const { t } = useLingui()
  const channels = useChannels()
  if (channels.status !== 'ready') return null
  return (
    <SelectField name="discoveryChannel" label={t`Where did you hear of us?`} optional>
      <option value="" />
      {channels.value.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
