import type { XmlElement } from '#server/import/files/xml.ts'

/** Returns the first child element with a name. */
export const findChild = ({ children }: XmlElement, name: string): XmlElement | undefined => children.find((one) => one.name === name)
export const findChildren = ({ children }: XmlElement, name: string): XmlElement[] => children.filter((one) => one.name === name)
/** Returns the text of the first child element with a name. Empty when there is none. */
export const childText = (element: XmlElement | undefined, name: string): string =>
  element === undefined ? '' : (findChild(element, name)?.text ?? '')
