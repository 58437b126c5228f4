import pg from 'pg'

const DATE_OID = 1082

/**
 * Tells the database driver to return a calendar date as text, such as `2026-11-21`. A JavaScript Date would shift the date with the time
 * zone.
 */
export const driverTypeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format),
}
