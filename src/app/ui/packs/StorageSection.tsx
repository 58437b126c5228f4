import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { setWifiOnly, useWifiOnly } from '#app/hooks/packs/use-packs.ts'
import { askAgainToKeep, useDurableStorage } from '#app/hooks/use-durable.ts'
import { formatStorageSize } from '#app/i18n/size.ts'
import { DataList, DataListRow } from '#app/ui/DataList.tsx'
import { Checkbox } from '#app/ui/form/Checkbox.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Settings of storage: how much space there is, whether data is stored permanently, and over which connections packs are downloaded. */
export function StorageSection() {
  const { usedBytes, mostBytes, type, refused } = useDurableStorage()
  const wifiOnly = useWifiOnly()
  const why = useId()
  return (
    <RuledSection title={<Trans>Room on this device</Trans>}>
      {usedBytes === null || mostBytes === null ? (
        <p className={mutedTextClass}>
          <Trans>This browser does not say how much room there is.</Trans>
        </p>
      ) : (
        <div className={narrowClass}>
          <DataList>
            <DataListRow name={<Trans>Used by this shop</Trans>} value={formatStorageSize(usedBytes)} />
            <DataListRow name={<Trans>Free for more</Trans>} value={formatStorageSize(Math.max(0, mostBytes - usedBytes))} />
          </DataList>
        </div>
      )}
      <p id={why} className={mutedTextClass}>
        {type === 'kept' ? (
          <Trans>This browser keeps it until you clear it.</Trans>
        ) : refused ? (
          <Trans>This browser did not promise to keep it: it may clear it when space runs out. An installed shop it mostly keeps.</Trans>
        ) : (
          <Trans>
            When something is put on this device, the browser is asked to keep it, so that it does not clear it when space runs out. Some
            browsers then ask you.
          </Trans>
        )}
      </p>
      {type === 'may-clear' ? (
        <p>
          <button type="button" className={button()} aria-describedby={why} onClick={() => void askAgainToKeep()}>
            <Trans>Ask the browser to keep it</Trans>
          </button>
        </p>
      ) : null}
      <Checkbox isChecked={wifiOnly} onChange={(on) => void setWifiOnly(on)}>
        <Trans>Download on Wi-Fi only</Trans>
      </Checkbox>
    </RuledSection>
  )
}

const mutedTextClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const narrowClass = css({ maxWidth: '[320px]' })
