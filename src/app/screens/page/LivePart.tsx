import type { ComponentType } from 'react'
import { AskCounter } from './ask/AskCounter.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { InstallWays } from './InstallWays.tsx'
import { KeptHere } from './KeptHere.tsx'
import { ReadyHere } from './ReadyHere.tsx'

/** Page parts that a text inserts by name, `{{install-ways}}`, and that depend on this browser or the shop's configuration. */
const parts: Partial<Record<string, ComponentType>> = {
  'ask-counter': AskCounter,
  'contact-facts': ContactFacts,
  'install-ways': InstallWays,
  'kept-here': KeptHere,
  'ready-here': ReadyHere,
}

/** One of them; an unknown name renders nothing. */
export function LivePart({ name }: { name: string }) {
  const Part = parts[name]
  return Part === undefined ? null : <Part />
}
