import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { session } from '#app/state/account/session.ts'
import { dropQuestion, freshQuestion, keepQuestion, type QuestionDraft, readQuestion } from '#app/state/questions/draft.ts'
import { MAX_QUESTION_ABOUT_CHARACTERS } from '#contract/pages/questions.ts'

const empty: QuestionDraft = { key: '', name: '', email: '', phone: '', about: '', question: '', photos: [] }

/** A change of what is typed, or how it follows from what stands there when it happens: a photo takes its time, and its owner types on. */
type QuestionChange = Partial<QuestionDraft> | ((now: QuestionDraft) => Partial<QuestionDraft>)

/**
 * The question that is being typed: what this device has kept of it, the number that the address names, and who is signed in. It begins
 * empty, as the server draws it; what was typed into that page before the app was here stays. `kept`: whether this device keeps what is
 * typed. `place`: what the fields stand in.
 */
export function useQuestion(place: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState(empty)
  const [kept, setKept] = useState(true)
  // What is typed by now: a change that comes late must not go by what stood there when it began.
  const latest = useRef(empty)
  const wanted = new URLSearchParams(useSearch()).get('number')?.trim().slice(0, MAX_QUESTION_ABOUT_CHARACTERS) ?? ''
  const show = (next: QuestionDraft) => {
    latest.current = next
    setDraft(next)
  }
  const change = (changed: QuestionChange) => {
    const next = { ...latest.current, ...(typeof changed === 'function' ? changed(latest.current) : changed), key: freshQuestion().key }
    show(next)
    setKept(keepQuestion(next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with another number alone
  useEffect(() => {
    const early = latest.current === empty ? typedIn(place.current) : {}
    const before = latest.current === empty ? (readQuestion() ?? freshQuestion()) : latest.current
    const user = session.now.type === 'member' ? session.now.userInfo : null
    show({ ...before, name: before.name || user?.realname || '', email: before.email || user?.email || '', about: wanted || before.about })
    if (Object.keys(early).length > 0) change(early)
  }, [wanted])
  /** The shop has the question of this key. What was typed since then is another. */
  const sent = (key: string) => {
    if (latest.current.key !== key) return
    dropQuestion()
    const { name, email, phone } = latest.current
    show({ ...freshQuestion(), name, email, phone })
  }
  return { draft, kept, wanted, change, sent }
}

const fieldNames = ['name', 'email', 'phone', 'about', 'question'] as const

/** What stands in the fields of the page. */
function typedIn(place: HTMLElement | null): Partial<QuestionDraft> {
  const fields = [...(place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
  return Object.fromEntries(
    fieldNames.flatMap((name) => fields.flatMap((field) => (field.name === name && field.value !== '' ? [[name, field.value]] : []))),
  )
}
