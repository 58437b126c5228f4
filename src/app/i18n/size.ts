import { i18n } from './language.ts'

/** Units of storage size, each a thousand times the previous one. */
const storageUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a storage size for readers: `3.2 MB`. */
export function formatStorageSize(bytes: number): string {
  const step = Math.min(storageUnits.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const unit = storageUnits[step - 1] ?? 'kilobyte'
  return new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / 1000 ** step)
}
