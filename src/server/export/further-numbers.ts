import { type RawBuilder, sql } from 'kysely'
import { numberKey } from '#contract/numbers/numbers.ts'
import { foldWords } from '#contract/text/fold-words.ts'

export interface AdditionalPartNumber {
  kind: 'oe' | 'cross'
  maker: string
  display: string
}

/** SQL that selects the numbers of the query's `part` other than its own code, in their order. */
export const numbersColumnSql: RawBuilder<unknown> = sql`(
  select json_agg(json_build_object('kind', kind, 'maker', maker, 'display', display) order by sort_num) from part_number
  where part_number.tenant_id = part.tenant_id and part_number.part_id = part.id and kind <> 'mcode') as numbers`

/**
 * Returns a part's number as its manufacturer prints it, such as `90.750`, if that number differs from the shop's code only in punctuation.
 * Otherwise returns the code.
 */
export function printedPartNumberOf({ mcode, producer, numbers }: PartWithNumbers): string {
  const [own, brand] = [numberKey(mcode), foldWords(producer)]
  return (
    numbers?.find(({ kind, maker, display }) => kind === 'cross' && numberKey(display) === own && foldWords(maker) === brand)?.display ??
    mcode
  )
}

interface PartWithNumbers {
  mcode: string
  producer: string
  numbers: AdditionalPartNumber[] | null
}

/**
 * Returns the numbers of a part for the exported table `parts`, OE numbers first. The part's own code under its own brand is left out,
 * because an import adds it anyway.
 */
export function additionalPartNumbersOf({ mcode, producer, numbers }: PartWithNumbers): AdditionalPartNumber[] {
  const [own, brand] = [numberKey(mcode), foldWords(producer)]
  const isOwn = ({ maker, display }: AdditionalPartNumber) => numberKey(display) === own && ['', brand].includes(foldWords(maker))
  const all = numbers ?? []
  return [...all.filter(({ kind }) => kind === 'oe'), ...all.filter((one) => one.kind === 'cross' && !isOwn(one))]
}
