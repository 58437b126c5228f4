import { useLingui } from '@lingui/react/macro'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { PackManager } from '#app/ui/packs/PackManager.tsx'
import { routes } from '#contract/routes.ts'
import { css } from '#styled/css'

/** `/prod/offline`: what works offline on this device, also for guests. */
export default function OfflineScreen() {
  const { i18n } = useLingui()
  const title = i18n._(routes.offline.title)
  return (
    <>
      <Crumbs trail={[{ label: title }]} />
      <FormPage isWide title={title}>
        <div className={columnClass}>
          <PackManager />
        </div>
      </FormPage>
    </>
  )
}

/** A narrow column, so that buttons are near the texts that they belong to. */
const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6', maxWidth: '[800px]' })
