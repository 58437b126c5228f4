import type { Db } from '#server/db/open.ts'

/** What a lost connection says. */
export const LOST = new Error('Connection terminated unexpectedly')

/** The same database, of which each question fails by what `cause` says; null: none does. */
export const failingDatabase = (db: Db, cause: () => Error | null): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => {
      const failure = cause()
      if (failure !== null) throw failure
      return node
    },
    transformResult: async ({ result }) => result,
  })
