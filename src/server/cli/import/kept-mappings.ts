import * as v from 'valibot'
import type { Here } from '#server/cli/here.ts'

/** A mapping of columns that was kept under a name. */
export async function keptMapping({ ask }: Here, name: string): Promise<unknown> {
  return v.parse(v.object({ mapping: v.unknown() }), await ask(['import', 'mappings', 'show', name])).mapping
}

/** Keeps a mapping of columns under a name; an older one of that name gives way. */
export async function keepMapping({ ask }: Here, name: string, kind: string, mapping: unknown): Promise<void> {
  await ask(['import', 'mappings', 'keep', name, kind, JSON.stringify(mapping)])
}
