import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNumberListSearches } from '#app/hooks/use-number-list.ts'
import { findNumberPrefixMatch } from '#app/screens/listing/begins-with.ts'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import { shortenedSearchTexts } from '#contract/number-list/shorter.ts'
import { looksLikeNumber } from '#contract/numbers/numbers.ts'
import { searchHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'

/** A list of shorter searches that have results, each with its reason and number of parts. Nothing if there are none. */
export function ShorterSearches({ text }: { text: string }) {
  const tried = shortenedSearchTexts(text)
  return tried.length === 0 ? null : <ShorterSearchList searchTexts={tried} />
}

/**
 * The shorter searches are requested exactly like their own pages, so that the replies are stored for those pages. They are shown when all
 * have replied; one that failed is omitted.
 */
function ShorterSearchList({ searchTexts }: { searchTexts: string[] }) {
  const { t } = useLingui()
  const answers = useNumberListSearches(searchTexts)
  if (answers.some(({ status }) => status === 'loading'))
    return (
      <div className={needsScriptClass}>
        <Skeleton width={280} height={48} />
      </div>
    )
  const ways = answers.flatMap((answer, at) =>
    answer.status === 'ready' ? (shorterSearchOf(searchTexts[at] ?? '', answer.value) ?? []) : [],
  )
  if (ways.length === 0) return null
  return (
    <ul className={listClass} aria-label={t`Shorter searches`}>
      {ways.map((way) => (
        <li key={way.text}>
          <Link to={searchHref(way.text)} className={rowClass}>
            <span className={reasonTextClass}>
              <ShorterSearchReason search={way} />
            </span>
            <span className={countClass}>
              <Plural value={way.resultCount} one="# part" other="# parts" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ShorterSearchReason({ search: { printedBeginning: printed, maker, isNumber } }: { search: ShorterSearch }) {
  const number = <PartNumber number={printed} size="row" />
  if (!isNumber) return <Trans>Has “{printed}”</Trans>
  if (maker === null) return <Trans>Begins with {number}</Trans>
  return (
    <Trans>
      Begins with {number}, {maker}
    </Trans>
  )
}

const listClass = css({ width: 'full', borderTop: 'hair' })
const reasonTextClass = css({ textDecoration: 'underline', textUnderlineOffset: '[0.2em]' })
const rowClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: 'touch',
  paddingBlock: '1',
  borderBottom: 'hair',
  textDecoration: 'none',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const countClass = css({ color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

/** A shorter search with results: its text, the maker, and the number of parts. */
interface ShorterSearch {
  text: string
  /** The searched beginning of the number as makers print it. */
  printedBeginning: string
  maker: string | null
  isNumber: boolean
  resultCount: number
}

/**
 * Returns a shorter search if it is worth showing. Null if it has no results as the same kind of search (words or part number), if the
 * number of parts is unknown, or if the shortened number ends inside a printed group of characters.
 */
function shorterSearchOf(text: string, listing: Listing): ShorterSearch | null {
  if (!looksLikeNumber(text)) {
    const isFound = listing.meant === 'words' && listing.total > 0 && !listing.leftOut?.length
    return isFound ? { text, printedBeginning: text, maker: null, isNumber: false, resultCount: listing.total } : null
  }
  const begins = findNumberPrefixMatch(listing, text)
  if (begins === null || begins.count === null || !begins.endsGroup) return null
  return { text, printedBeginning: begins.printedBeginning, maker: begins.maker, isNumber: true, resultCount: begins.count }
}
