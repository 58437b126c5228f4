import type { ComponentType } from 'react'
import { AskCounter } from './ask/AskCounter.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { InstallWays } from './InstallWays.tsx'
import { KeptHere } from './KeptHere.tsx'
import { ReadyHere } from './ReadyHere.tsx'

/** Parts of a page that its text places by name, `{{install-ways}}`, and that are of this browser or of the shop's configuration. */
const parts: Partial<Record<string, ComponentType>> = {
  'ask-counter': AskCounter,
  'contact-facts': ContactFacts,
  'install-ways': InstallWays,
  'kept-here': KeptHere,
  'ready-here': ReadyHere,
}

/** One of them; a name that this version of the app does not know is nothing. */
export function LivePart({ name }: { name: string }) {
  const Part = parts[name]
  return Part === undefined ? null : <Part />
}
