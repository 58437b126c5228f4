import type { XmlElement } from '#server/import/files/xml.ts'

/** Returns the first child element with a name. */
export const child = ({ children }: XmlElement, name: string): XmlElement | undefined => children.find((one) => one.name === name)
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] => children.filter((one) => one.name === name)
/** Returns the text of the first child element with a name. Empty when there is none. */
export const textIn = (element: XmlElement | undefined, name: string): string =>
  element === undefined ? '' : (child(element, name)?.text ?? '')
