import type { ReactNode } from 'react'
import { labelNumberOrText } from '#contract/labels/read-label.ts'

interface ScannedTextProps {
  given: string
  /** Draws the number on the label; the text itself if it is no label. */
  children: (text: string) => ReactNode
}

/** Reads a text that may be that of a scanned label. */
export const ScannedText = ({ given, children }: ScannedTextProps) => <>{children(labelNumberOrText(given))}</>
