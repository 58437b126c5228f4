import type { KyselyPlugin, RootOperationNode } from 'kysely'

const textOf = (node: RootOperationNode): string => (node.kind === 'RawNode' ? node.sqlFragments.join('?').trim() : '')

/** How the statement begins by which a backup is read back and compared. */
export const READ_BACK = 'select ? from json_array_elements_text'

/** Does something before the first statement that begins so. */
export const before1st = (begins: string, work: () => void): KyselyPlugin => {
  let done = false
  return {
    transformQuery: ({ node }) => {
      if (!done && textOf(node).startsWith(begins)) {
        done = true
        work()
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Does something after the first statement that begins so; who asked gets the answer when that has ended. */
export const after1st = (begins: string, work: () => Promise<void>): KyselyPlugin => {
  let [asked, done] = [false, false]
  return {
    transformQuery: ({ node }) => {
      asked ||= textOf(node).startsWith(begins)
      return node
    },
    transformResult: async ({ result }) => {
      if (asked && !done) {
        done = true
        await work()
      }
      return result
    },
  }
}
