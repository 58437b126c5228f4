import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { usePaperSize } from '#app/hooks/use-paper.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { ChooseParts } from '#app/screens/download/ChooseParts.tsx'
import { PaperSizeChips } from '#app/screens/download/PaperSizeChips.tsx'
import { PrintBar } from '#app/screens/download/PrintBar.tsx'
import { sheetPrintCss } from '#app/screens/download/sheet-print-css.ts'
import { type CatalogueSelection, useCatalogueSelection } from '#app/screens/download/use-choice.ts'
import { chooseDownload } from '#app/state/download/choices.ts'
import { Checkbox } from '#app/ui/form/Checkbox.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import { useGlobalCss } from '#app/ui/paper/style-rules.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import { catalogueSheetLoad } from '#contract/loads/download-loads.ts'
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
  const choice = useCatalogueSelection(category, family)
  const { priced } = useDownloadChoices()
  const paper = usePaperSize()
  const name = choice.category?.backCategoryName
  useTitle(name === undefined ? t`Catalogue to print` : t`Catalogue: ${name}`)
  useGlobalCss(sheetPrintCss(paper === 'a4' ? 'A4' : 'letter', '12mm'))
  const to = (chosen: { category?: string; family?: string; page?: number }) => href('download', { as: 'catalogue', ...chosen })
  return (
    <FormPage isWide title={<Trans>Catalogue to print</Trans>}>
      <PrintBar canPrint={choice.category !== undefined}>
        <PaperSizeChips />
        <Checkbox isChecked={priced} onChange={(on) => chooseDownload({ priced: on })}>
          <Trans>With prices</Trans>
        </Checkbox>
      </PrintBar>
      <div className={fieldColumnClass} data-no-print>
        <ChooseParts {...choice} onChoose={(chosen) => navigateTo(to(chosen), { replace: true })} />
      </div>
      {choice.category === undefined ? null : (
        <CatalogueParts
          {...{ choice, page, showsPrices: priced }}
          addressOf={(pageNo) =>
            to({ category: choice.category?.id ?? '', ...(choice.family && { family: choice.family.groupName }), page: pageNo })
          }
        />
      )}
    </FormPage>
  )
}

interface CataloguePartsProps {
  choice: CatalogueSelection
  page: number
  showsPrices: boolean
  addressOf: (page: number) => string
}

function CatalogueParts({ choice: { category, family, families, isFamilyKnown }, page, showsPrices, addressOf }: CataloguePartsProps) {
  const shown = useLoadedQuery(category === undefined || !isFamilyKnown ? null : catalogueSheetLoad(category, family, page))
  return (
    <QueryContent query={shown} skeleton={null}>
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
              <Pagination
                {...{ currentPage: current, pageCount: pages, hrefOf: addressOf }}
                previousLabel={<Trans>Previous</Trans>}
                nextLabel={<Trans>Next</Trans>}
              />
            </div>
          ) : null}
          <CatalogueSheet
            title={[category?.backCategoryName, family?.groupName].filter(Boolean).join(' · ')}
            count={<Plural value={total} one="# part" other="# parts" />}
            {...{ records, showsPrices, currentPage: current, pageCount: pages }}
          />
        </>
      )}
    </QueryContent>
  )
}
