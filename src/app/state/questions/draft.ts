import { deviceStorage } from '#app/state/page/storage.ts'
import { uuid } from '#data/uuid.ts'

/** A question to the shop that is being written. */
export interface QuestionDraft {
  /** The Idempotency-Key of the question. Each change makes a new key, so that a retry without a change is the same question. */
  key: string
  name: string
  email: string
  phone: string
  /** The part number that the question is about. */
  about: string
  question: string
  /** The photos as `data:` URLs. */
  photos: readonly string[]
}

const QUESTION_TEXT_KEY = 'question'
/** The key for photos. They are stored separately, because they are large and rarely change. */
const QUESTION_PHOTOS_KEY = 'question-photos'
export const questionDraftKeys = [QUESTION_TEXT_KEY, QUESTION_PHOTOS_KEY] as const

export const newQuestionDraft = (): QuestionDraft => ({ key: uuid(), name: '', email: '', phone: '', about: '', question: '', photos: [] })

/** Returns the unsent question on this device; null if there is none. */
export function readQuestionDraft(): QuestionDraft | null {
  try {
    const words: unknown = JSON.parse(deviceStorage.getItem(QUESTION_TEXT_KEY) ?? 'null')
    if (typeof words !== 'object' || words === null) return null
    const photos: unknown = JSON.parse(deviceStorage.getItem(QUESTION_PHOTOS_KEY) ?? '[]')
    const text = (name: string) => String(Object.entries(words).find(([key]) => key === name)?.[1] ?? '')
    const [key, name, email, phone, about, question] = ['key', 'name', 'email', 'phone', 'about', 'question'].map(text)
    const kept = Array.isArray(photos) ? photos.filter((photo): photo is string => typeof photo === 'string') : []
    return {
      ...newQuestionDraft(),
      ...(key && { key }),
      name: name ?? '',
      email: email ?? '',
      phone: phone ?? '',
      about: about ?? '',
      question: question ?? '',
      photos: kept,
    }
  } catch {
    // Another program has stored data under our key.
    return null
  }
}

/** Stores a question until it is sent. Returns false if there is no space; then only the page has it. */
export function storeQuestionDraft({ photos, ...words }: QuestionDraft): boolean {
  try {
    deviceStorage.setItem(QUESTION_TEXT_KEY, JSON.stringify(words))
    const text = JSON.stringify(photos)
    if (deviceStorage.getItem(QUESTION_PHOTOS_KEY) !== text) deviceStorage.setItem(QUESTION_PHOTOS_KEY, text)
    return true
  } catch {
    return false
  }
}

/** Deletes the stored question, after it was sent or its user has signed out. */
export const deleteQuestionDraft = (): void => {
  for (const key of questionDraftKeys) deviceStorage.removeItem(key)
}
