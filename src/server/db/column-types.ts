import pg from 'pg'

const DATE_OID = 1082

/** A calendar date stays its text `2026-11-21`: as a JavaScript Date it would move with the time zone. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format),
}
