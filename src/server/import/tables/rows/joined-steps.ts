import type { FileEvent, PartFacts } from '#server/import/facts.ts'

/**
 * Price breaks that stand one a row: rows of one part that follow each other become one part with all its steps. A part whose rows stand
 * apart is refused the second time, else its later steps would replace the earlier ones.
 */
export async function* joinedSteps(events: AsyncIterable<FileEvent>, column: string): AsyncGenerator<FileEvent> {
  let held: PartFacts | null = null
  const done = new Set<string>()
  for await (const event of events) {
    if (event.is !== 'part') {
      yield event
      continue
    }
    const { part } = event
    if (held && held.code === part.code && held.brand === part.brand) {
      held = merged(held, part)
      continue
    }
    if (held) yield { is: 'part', part: held }
    held = null
    const key = `${part.brand}\n${part.code}`
    if (done.has(key)) {
      const says = 'Rows of one part together: earlier ones stand further up. Sort the file by the part’s number.'
      yield { is: 'refused', refusal: { ...part.at, column, value: part.code, says } }
      continue
    }
    done.add(key)
    held = part
  }
  if (held) yield { is: 'part', part: held }
}

function merged(held: PartFacts, next: PartFacts): PartFacts {
  const steps = [...(held.steps ?? []), ...(next.steps ?? [])].sort((a, b) => a.fromQty - b.fromQty)
  const groupPrices = [...(held.groupPrices ?? []), ...(next.groupPrices ?? [])]
  return {
    ...held,
    ...next,
    at: held.at,
    ...(steps.length > 0 ? { steps } : {}),
    ...(groupPrices.length > 0 ? { groupPrices } : {}),
  }
}
