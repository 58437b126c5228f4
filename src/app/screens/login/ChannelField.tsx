import { useLingui } from '@lingui/react/macro'
import { useChannels } from '#app/hooks/use-form-choices.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'

/** "Where did you hear about us?" Hidden if the answers cannot be loaded. */
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
