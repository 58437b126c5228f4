import { type RawBuilder, sql } from 'kysely'
import { numberKey } from '#contract/numbers.ts'
import { foldWords } from '#contract/vehicle/fold-words.ts'

export interface FurtherNumber {
  kind: 'oe' | 'cross'
  maker: string
  display: string
}

/** The numbers of the statement's `part` beside its own code, in their order. */
export const numbersColumn: RawBuilder<unknown> = sql`(
  select json_agg(json_build_object('kind', kind, 'maker', maker, 'display', display) order by sort_num) from part_number
  where part_number.tenant_id = part.tenant_id and part_number.part_id = part.id and kind <> 'mcode') as numbers`

/** A part's number as its maker spells it, `90.750`, where that differs from the shop's code in marks alone; else the code. */
export function printedNumber({ mcode, producer, numbers }: Numbered): string {
  const [own, brand] = [numberKey(mcode), foldWords(producer)]
  return (
    numbers?.find(({ kind, maker, display }) => kind === 'cross' && numberKey(display) === own && foldWords(maker) === brand)?.display ??
    mcode
  )
}

interface Numbered {
  mcode: string
  producer: string
  numbers: FurtherNumber[] | null
}

/**
 * The numbers of a part, its OE numbers first as `parts` has them, but for its code under its own brand's name: an import knows that by itself.
 */
export function furtherNumbers({ mcode, producer, numbers }: Numbered): FurtherNumber[] {
  const [own, brand] = [numberKey(mcode), foldWords(producer)]
  const isOwn = ({ maker, display }: FurtherNumber) => numberKey(display) === own && ['', brand].includes(foldWords(maker))
  const all = numbers ?? []
  return [...all.filter(({ kind }) => kind === 'oe'), ...all.filter((one) => one.kind === 'cross' && !isOwn(one))]
}
