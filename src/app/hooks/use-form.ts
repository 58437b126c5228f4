import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { checkInput, type Wrongs } from '#app/state/page/check-input.ts'
import { dropDraft, keepDraft } from '#app/state/page/drafts.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { keepUnsaved } from '#app/state/page/unsaved-input.ts'
import type { CallName, ParsedOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'

/** What was typed, by the name of the field. */
export type Typed = Record<string, string>

interface FormPlan<N extends CallName> {
  /** The call that the form is for: its input is what the fields are checked by, so fields are named as the input is. */
  call: N
  /** What was typed as that input; left out, they are the same. */
  read?: (typed: Typed) => unknown
  /** What looks wrong and may be right: said once, and sent when the form is sent again with the same. */
  doubts?: (typed: Typed) => Wrongs
  /** What else is wrong with what was typed, beyond what the shape of the input knows; told in the same breath. */
  alsoWrong?: (typed: Typed) => Wrongs
  /** The field in which a part of the input is typed, where it is not called the same. */
  fieldOf?: (part: string) => string
  /** Fields that were judged by another: when that one changes, they are not wrong any longer. */
  judgedBy?: Readonly<Record<string, readonly string[]>>
  /** Carries it out. Rejects with AppError when it was refused. */
  send: (input: ParsedOf<N>) => Promise<void>
  /** Hears of a refusal first; true when it has dealt with it and nothing is to be said. */
  onRefused?: (error: AppError) => boolean
  /** Keeps what was typed under this name when the session has ended, until the form is here again. */
  draft?: string
}

const NOTHING: Wrongs = {}
const same = (name: string) => name

/** Wrongs under the names of their fields. */
const named = (wrongs: Wrongs, fieldOf: (part: string) => string): Wrongs =>
  Object.fromEntries(Object.entries(wrongs).map(([part, sentence]) => [fieldOf(part), sentence]))

/**
 * A form that keeps what was typed: it checks before it sends, says which field is wrong and takes the focus to the first of them, and
 * sends once at a time. Fields are the browser's own, so password managers and its memory work as they should.
 */
export function useForm<N extends CallName>({
  call,
  read,
  doubts,
  alsoWrong,
  fieldOf = same,
  judgedBy,
  send,
  onRefused,
  draft,
}: FormPlan<N>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** What was doubted already, by field and text. */
  const doubted = useRef<Record<string, string | undefined>>({})
  // Only a try moves the focus: whoever corrects one field must not be thrown into the next wrong one.
  const tried = useRef(false)
  const [wrongs, setWrongs] = useState(NOTHING)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function showWrongs(found: Wrongs) {
    tried.current = true
    setWrongs(found)
  }

  function refused(form: HTMLFormElement, typed: Typed, error: AppError) {
    keepUnsaved(form)
    if (onRefused?.(error)) return
    if (error.row.does === 'sign-in') {
      if (draft !== undefined) keepDraft(draft, typed)
      notice(error)
    } else if (error.detail.field === undefined) setFailure(error.message)
    else showWrongs({ [fieldOf(error.detail.field)]: error.message })
  }

  async function submit(form: HTMLFormElement) {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setFailure(null)
    try {
      const checked = await checkInput(call, read === undefined ? typed : read(typed))
      const found = { ...alsoWrong?.(typed), ...('wrongs' in checked ? named(checked.wrongs, fieldOf) : NOTHING) }
      showWrongs(found)
      if ('wrongs' in checked || Object.keys(found).length > 0) return keepUnsaved(form)
      const news = Object.entries(doubts?.(typed) ?? NOTHING).filter(([name]) => doubted.current[name] !== typed[name])
      if (news.length > 0) {
        for (const [name] of news) doubted.current[name] = typed[name]
        showWrongs(Object.fromEntries(news))
        return keepUnsaved(form)
      }
      await send(checked.input)
      if (draft !== undefined) dropDraft(draft)
    } catch (error) {
      if (!(error instanceof AppError)) logOnly(error)
      refused(form, typed, error instanceof AppError ? error : new AppError('internal', {}, { cause: error }))
    }
  }

  // Once what is wrong stands beside the fields, so that a screen reader reads it with the first of them.
  useEffect(() => {
    const form = ref.current
    const names = Object.keys(wrongs)
    if (form === null || names.length === 0 || !tried.current) return
    tried.current = false
    const field = [...form.elements].find((element) => element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''))
    field?.closest('details')?.setAttribute('open', '')
    if (field instanceof HTMLElement) field.focus()
    else setFailure(wrongs[names[0] ?? ''] ?? null)
  }, [wrongs])

  return {
    form: {
      ref,
      // Sent before any script runs, nothing of it may stand in an address: the shop answers with the page (server/app.ts).
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault()
        if (sending.current) return
        sending.current = true
        setBusy(true)
        void submit(event.currentTarget).finally(() => {
          sending.current = false
          setBusy(false)
        })
      },
      /** Whoever corrects a field is not told any longer that it is wrong. */
      onInput({ target }: SyntheticEvent<HTMLFormElement>) {
        const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
        const corrected = [name, ...(judgedBy?.[name] ?? [])]
        if (corrected.some((one) => wrongs[one] !== undefined))
          setWrongs((now) => Object.fromEntries(Object.entries(now).filter(([one]) => !corrected.includes(one))))
      },
    },
    wrongs,
    failure,
    busy,
  }
}
