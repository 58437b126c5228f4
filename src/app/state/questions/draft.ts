import { deviceTexts } from '#app/state/page/storage.ts'
import { uuid } from '#data/uuid.ts'

/** A question to the counter as it is being typed. */
export interface QuestionDraft {
  /** Under which it is sent; another one after each change, so that what is sent again is the same question and nothing else is. */
  key: string
  name: string
  email: string
  phone: string
  /** The number that is asked about. */
  about: string
  question: string
  /** `data:` texts. */
  photos: readonly string[]
}

const WORDS_KEY = 'question'
/** Apart, because they are large and seldom change. */
const PHOTOS_KEY = 'question-photos'
export const questionKeys = [WORDS_KEY, PHOTOS_KEY] as const

export const freshQuestion = (): QuestionDraft => ({ key: uuid(), name: '', email: '', phone: '', about: '', question: '', photos: [] })

/** The question that was begun on this device and not sent; null: none. */
export function readQuestion(): QuestionDraft | null {
  try {
    const words: unknown = JSON.parse(deviceTexts.getItem(WORDS_KEY) ?? 'null')
    if (typeof words !== 'object' || words === null) return null
    const photos: unknown = JSON.parse(deviceTexts.getItem(PHOTOS_KEY) ?? '[]')
    const text = (name: string) => String(Object.entries(words).find(([key]) => key === name)?.[1] ?? '')
    const [key, name, email, phone, about, question] = ['key', 'name', 'email', 'phone', 'about', 'question'].map(text)
    const kept = Array.isArray(photos) ? photos.filter((photo): photo is string => typeof photo === 'string') : []
    return {
      ...freshQuestion(),
      ...(key && { key }),
      name: name ?? '',
      email: email ?? '',
      phone: phone ?? '',
      about: about ?? '',
      question: question ?? '',
      photos: kept,
    }
  } catch {
    // Written by something else under our key.
    return null
  }
}

/** Keeps a question on this device until it is sent. False where the device has no room: then this page alone holds it. */
export function keepQuestion({ photos, ...words }: QuestionDraft): boolean {
  try {
    deviceTexts.setItem(WORDS_KEY, JSON.stringify(words))
    const text = JSON.stringify(photos)
    if (deviceTexts.getItem(PHOTOS_KEY) !== text) deviceTexts.setItem(PHOTOS_KEY, text)
    return true
  } catch {
    return false
  }
}

/** It was sent, or who typed it has left. */
export const dropQuestion = (): void => {
  for (const key of questionKeys) deviceTexts.removeItem(key)
}
