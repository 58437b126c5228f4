import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { usePaperSize } from '#app/hooks/use-paper.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { ChooseParts } from '#app/screens/download/ChooseParts.tsx'
import { PaperChips } from '#app/screens/download/PaperChips.tsx'
import { PrintBar } from '#app/screens/download/PrintBar.tsx'
import { sheetRules } from '#app/screens/download/sheet-rules.ts'
import { type PartChoice, usePartChoice } from '#app/screens/download/use-choice.ts'
import { chooseDownload } from '#app/state/download/choices.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { Tick } from '#app/ui/form/Tick.tsx'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { useStyleRules } from '#app/ui/paper/style-rules.ts'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import { sheetLoad } from '#contract/loads/download-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import { CatalogueSheet } from './CatalogueSheet.tsx'

interface CatalogueViewProps {
  category: string | undefined
  family: string | undefined
  page: number
}

/** `/download?as=catalogue`: a category or family to print, a hundred parts at a time. */
export function CatalogueView({ category, family, page }: CatalogueViewProps) {
  const { t } = useLingui()
  const choice = usePartChoice(category, family)
  const { priced } = useDownloadChoices()
  const paper = usePaperSize()
  const name = choice.category?.backCategoryName
  useTitle(name === undefined ? t`Catalogue to print` : t`Catalogue: ${name}`)
  useStyleRules(sheetRules(paper === 'a4' ? 'A4' : 'letter', '12mm'))
  const to = (chosen: { category?: string; family?: string; page?: number }) => href('download', { as: 'catalogue', ...chosen })
  return (
    <FormPage wide title={<Trans>Catalogue to print</Trans>}>
      <PrintBar ready={choice.category !== undefined}>
        <PaperChips />
        <Tick on={priced} onChange={(on) => chooseDownload({ priced: on })}>
          <Trans>With prices</Trans>
        </Tick>
      </PrintBar>
      <div className={fieldColumnClass} data-no-print>
        <ChooseParts {...choice} onChoose={(chosen) => navigateTo(to(chosen), { replace: true })} />
      </div>
      {choice.category === undefined ? null : (
        <Parts
          {...{ choice, page, priced }}
          addressOf={(pageNo) =>
            to({ category: choice.category?.id ?? '', ...(choice.family && { family: choice.family.groupName }), page: pageNo })
          }
        />
      )}
    </FormPage>
  )
}

interface PartsProps {
  choice: PartChoice
  page: number
  priced: boolean
  addressOf: (page: number) => string
}

function Parts({ choice: { category, family, families, isFamilyKnown }, page, priced, addressOf }: PartsProps) {
  const shown = useLoadedQuery(category === undefined || !isFamilyKnown ? null : sheetLoad(category, family, page))
  return (
    <Pending of={shown} skeleton={null}>
      {({ records, total, pages, current }) => (
        <>
          {pages > 1 ? (
            <div data-no-print>
              <p>
                <Trans>
                  A print holds {MAX_PAGE_SIZE} parts, so that it stays quick; this is {current} of {pages}.
                </Trans>{' '}
                {family === undefined && families.length > 0 ? <Trans>A family has a catalogue of its own: choose it above.</Trans> : null}
              </p>
              <PageSteps {...{ current, pages, addressOf }} back={<Trans>Previous</Trans>} on={<Trans>Next</Trans>} />
            </div>
          ) : null}
          <CatalogueSheet
            title={[category?.backCategoryName, family?.groupName].filter(Boolean).join(' · ')}
            count={<Plural value={total} one="# part" other="# parts" />}
            {...{ records, priced, current, pages }}
          />
        </>
      )}
    </Pending>
  )
}
