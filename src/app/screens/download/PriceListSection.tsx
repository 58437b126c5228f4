import { Trans, useLingui } from '@lingui/react/macro'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chooseDownload } from '#app/state/download/choices.ts'
import { fetchPriceList, priceListDownload } from '#app/state/download/price-list.ts'
import { network } from '#app/state/page/network.ts'
import { Checkbox } from '#app/ui/form/Checkbox.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { ALL_PARTS_CATEGORY_ID, cellSeparatorOf } from '#contract/download/price-list.ts'
import { href } from '#contract/routes/addresses.ts'
import { button } from '#styled/recipes'
import { ChooseParts } from './ChooseParts.tsx'
import { PriceListProgress } from './PriceListProgress.tsx'
import { useCatalogueSelection } from './use-choice.ts'

/** A form to download a price list as a file: its parts, format, and progress. */
export function PriceListSection({ category, family }: { category: string | undefined; family: string | undefined }) {
  const { t, i18n } = useLingui()
  const choice = useCatalogueSelection(category, family)
  const { marks, zeros, cross } = useDownloadChoices()
  const { current } = useStateSnapshot(priceListDownload)
  const { up } = useStateSnapshot(network)
  const written = marks ?? cellSeparatorOf(i18n.locale)
  const fetchIt = () =>
    void fetchPriceList({
      backCategoryId: choice.category?.id ?? ALL_PARTS_CATEGORY_ID,
      ...(choice.family ? { groupName: choice.family.groupName } : {}),
      ...{ marks: written, zeros, cross },
    })
  return (
    <RuledSection title={<Trans>Price list as a file</Trans>}>
      <p>
        <Trans>
          Numbers, key data, your prices of today with steps and core charges, and stock: for your own spreadsheet or workshop program.
        </Trans>
      </p>
      <ChooseParts {...choice} canChooseAll onChoose={(chosen) => navigateTo(href('download', chosen), { replace: true })} />
      <SelectField
        name="marks"
        label={<Trans>Written for</Trans>}
        value={written}
        onChange={({ currentTarget: { value } }) => chooseDownload({ marks: value === 'comma' ? 'comma' : 'semicolon' })}
        hint={<Trans>As the spreadsheet of your computer expects it. If all stands in one column there, take the other.</Trans>}
      >
        <option value="comma">{t`1234.50, commas between cells`}</option>
        <option value="semicolon">{t`1234,50, semicolons between cells`}</option>
      </SelectField>
      <div>
        <Checkbox isChecked={zeros} onChange={(on) => chooseDownload({ zeros: on })}>
          <Trans>Keep zeros in front of numbers (for Excel)</Trans>
        </Checkbox>
        <Checkbox isChecked={cross} onChange={(on) => chooseDownload({ cross: on })}>
          <Trans>With the numbers of other makers</Trans>
        </Checkbox>
      </div>
      <p>
        <button type="button" className={button({ tone: 'primary' })} disabled={current.type === 'coming'} onClick={fetchIt}>
          <Icon name="download" />
          <Trans>Save price list (CSV)</Trans>
        </button>
      </p>
      {up || current.type === 'coming' ? null : (
        <p>
          <Trans>This needs a connection to the shop: prices of today are not on this device.</Trans>
        </p>
      )}
      <PriceListProgress downloadState={current} />
    </RuledSection>
  )
}
