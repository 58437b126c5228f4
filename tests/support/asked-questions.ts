import type { Db } from '#server/db/open.ts'

/** A database that writes down what it is asked, each question as the text of its tree; a test empties the list when it likes. */
export function askedQuestions(db: Db): { db: Db; asked: string[] } {
  const asked: string[] = []
  const listening = db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: listening, asked }
}
