import { useEffect, useState } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { session } from '#app/state/account/session.ts'
import { dropQuestion, freshQuestion, keepQuestion, type QuestionDraft, readQuestion } from '#app/state/questions/draft.ts'
import { QUESTION_ABOUT_MOST_CHARACTERS } from '#contract/pages/questions.ts'

const empty: QuestionDraft = { key: '', name: '', email: '', phone: '', about: '', question: '', photos: [] }

/**
 * The question that is being typed: what this device has kept of it, the number that the address names, and who is signed in. It begins
 * empty, as the server draws it. `kept`: whether this device keeps what is typed.
 */
export function useQuestion() {
  const [draft, setDraft] = useState(empty)
  const [kept, setKept] = useState(true)
  const wanted = new URLSearchParams(useSearch()).get('number')?.trim().slice(0, QUESTION_ABOUT_MOST_CHARACTERS) ?? ''
  useEffect(() => {
    const before = readQuestion() ?? freshQuestion()
    const user = session.now.is === 'member' ? session.now.userInfo : null
    setDraft({
      ...before,
      name: before.name || user?.realname || '',
      email: before.email || user?.email || '',
      about: wanted || before.about,
    })
  }, [wanted])
  const change = (changed: Partial<QuestionDraft>) => {
    const next = { ...draft, ...changed, key: freshQuestion().key }
    setDraft(next)
    setKept(keepQuestion(next))
  }
  const sent = () => {
    dropQuestion()
    const { name, email, phone } = draft
    setDraft({ ...freshQuestion(), name, email, phone })
  }
  return { draft, kept, wanted, change, sent }
}
