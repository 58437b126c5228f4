import { type AttributeRow, attributes, isAttributeKey } from './attributes.ts'

const MAX_SPEC_NAME_PIECES = 4

/**
 * Returns a short summary of a part's key attributes, such as `17.5 mm · ceramic`, if the part's file has none. `labels`: names of the
 * shop's own attributes by key. Empty if no attribute is known.
 */
export function specNameOf(
  given: Readonly<Record<string, string | number>>,
  labels: Readonly<Record<string, Pick<AttributeRow, 'label' | 'unit' | 'decimals'>>> = {},
): string {
  const pieces = Object.entries(given).flatMap(([key, value]) => {
    const row: Pick<AttributeRow, 'label' | 'unit' | 'decimals'> | undefined = isAttributeKey(key) ? attributes[key] : labels[key]
    if (row === undefined || value === '') return []
    const said = typeof value === 'number' ? String(row.decimals === undefined ? value : Number(value.toFixed(row.decimals))) : value
    if (row.unit !== '') return [row.unit === '°' ? said + row.unit : `${said} ${row.unit}`]
    // A number without a unit needs its label to be understood.
    return [typeof value === 'number' ? `${row.label} ${said}` : said]
  })
  return pieces.slice(0, MAX_SPEC_NAME_PIECES).join(' · ')
}
