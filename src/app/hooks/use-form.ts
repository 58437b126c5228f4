import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { checkInput, type Wrongs } from '#app/state/page/check-input.ts'
import { dropDraft, keepDraft } from '#app/state/page/drafts.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { keepUnsaved } from '#app/state/page/unsaved-input.ts'
import type { CallName, ParsedOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'

/** The typed text by field name. */
export type Typed = Record<string, string>

interface FormPlan<N extends CallName> {
  /** The call that the form submits. Its input schema validates the fields, so fields have the same names. */
  call: N
  /** Converts the typed text to the input; if absent, they are the same. */
  read?: (typed: Typed) => unknown
  /** Warnings: shown once, and accepted if the form is submitted again unchanged. */
  doubts?: (typed: Typed) => Wrongs
  /** Further validation beyond the input schema, shown together with its errors. */
  alsoWrong?: (typed: Typed) => Wrongs
  /** The field for a part of the input, if the names differ. */
  fieldOf?: (part: string) => string
  /** Fields whose validity depends on another one: when that one changes, their errors are removed. */
  judgedBy?: Readonly<Record<string, readonly string[]>>
  /** Submits the input. Rejects with AppError if the server refuses it. */
  send: (input: ParsedOf<N>) => Promise<void>
  /** Called first with an error; returns true if it was handled and needs no message. */
  onRefused?: (error: AppError) => boolean
  /** Stores the typed text under this name when the session has expired, until the form is shown again. */
  draft?: string
}

const NOTHING: Wrongs = {}
const same = (name: string) => name

/** Maps errors to the names of their fields. */
const named = (wrongs: Wrongs, fieldOf: (part: string) => string): Wrongs =>
  Object.fromEntries(Object.entries(wrongs).map(([part, sentence]) => [fieldOf(part), sentence]))

/**
 * A form that keeps the typed text: it validates before submitting, shows errors per field, focuses the first one, and prevents double
 * submits. Fields are native, so password managers and autofill work.
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
  /** Warnings already shown, by field and text. */
  const doubted = useRef<Record<string, string | undefined>>({})
  // Only a submit moves the focus: correcting one field must not jump to the next invalid one.
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

  // After the errors are rendered, so that a screen reader reads the error with the field.
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
      // If submitted before any script runs, the fields must not appear in the URL: the server replies with the page (server/app.ts).
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
      /** Editing a field removes its error. */
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
