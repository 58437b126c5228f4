import { type RefObject, useEffect, useRef, useState } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import {
  deleteQuestionDraft,
  newQuestionDraft,
  type QuestionDraft,
  readQuestionDraft,
  storeQuestionDraft,
} from '#app/state/questions/draft.ts'
import { session } from '#app/state/session/session.ts'
import { MAX_QUESTION_TOPIC_LENGTH } from '#contract/pages/questions.ts'

const emptyQuestion: QuestionDraft = { key: '', name: '', email: '', phone: '', about: '', question: '', photos: [] }

/**
 * New values for the question form, or a function that returns them from the current ones, because adding a photo takes time and the user
 * may type meanwhile.
 */
type QuestionDraftChange = Partial<QuestionDraft> | ((now: QuestionDraft) => Partial<QuestionDraft>)

/**
 * Manages the form for a question. The form starts with the stored draft, the part number in the URL, and the user's name and address.
 * During hydration it is empty, like the server's page; text typed before hydration is kept. `kept`: whether drafts are stored on this
 * device. `place`: the element that contains the fields.
 */
export function useQuestionDraft(place: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState(emptyQuestion)
  const [kept, setKept] = useState(true)
  // The form's current values, because an asynchronous change must not use outdated ones.
  const latest = useRef(emptyQuestion)
  const wanted = new URLSearchParams(useQueryString()).get('number')?.trim().slice(0, MAX_QUESTION_TOPIC_LENGTH) ?? ''
  const show = (next: QuestionDraft) => {
    latest.current = next
    setDraft(next)
  }
  const change = (changed: QuestionDraftChange) => {
    const next = { ...latest.current, ...(typeof changed === 'function' ? changed(latest.current) : changed), key: newQuestionDraft().key }
    show(next)
    setKept(storeQuestionDraft(next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only when the part number changes
  useEffect(() => {
    const early = latest.current === emptyQuestion ? readFormValues(place.current) : {}
    const before = latest.current === emptyQuestion ? (readQuestionDraft() ?? newQuestionDraft()) : latest.current
    const user = session.current.type === 'member' ? session.current.userInfo : null
    show({ ...before, name: before.name || user?.realname || '', email: before.email || user?.email || '', about: wanted || before.about })
    if (Object.keys(early).length > 0) change(early)
  }, [wanted])
  /** Empties the form after the server has received the question with this key. Text typed since then is a new question and stays. */
  const sent = (key: string) => {
    if (latest.current.key !== key) return
    deleteQuestionDraft()
    const { name, email, phone } = latest.current
    show({ ...newQuestionDraft(), name, email, phone })
  }
  return { draft, kept, wanted, change, sent }
}

const questionFieldNames = ['name', 'email', 'phone', 'about', 'question'] as const

/** Returns the values that are in the form's fields now. */
function readFormValues(place: HTMLElement | null): Partial<QuestionDraft> {
  const fields = [...(place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
  return Object.fromEntries(
    questionFieldNames.flatMap((name) =>
      fields.flatMap((field) => (field.name === name && field.value !== '' ? [[name, field.value]] : [])),
    ),
  )
}
