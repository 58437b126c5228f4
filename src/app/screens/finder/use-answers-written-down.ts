import { useEffect, useEffectEvent, useRef } from 'react'
import type { FinderQuery } from '#contract/finder/finder-query.ts'
import { writeDownAnswers } from './write-down-answers.ts'

/**
 * Writes down each change of the answers that is made on this page. The answers with which the page was opened are not: they may be those
 * of a part, or of somebody who shared the address.
 */
export function useAnswersWrittenDown(query: FinderQuery, search: string): void {
  const written = useRef({ query, search })
  const writeDown = useEffectEvent(() => {
    const before = written.current
    written.current = { query, search }
    if (before.search !== search && query.kind !== null) void writeDownAnswers(query, before.query)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is that of the search
  useEffect(() => writeDown(), [search])
}
