import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { CallName } from '#contract/call-lines.ts'
import type { ParsedOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { checkInput, type Wrongs } from '../state/check-input.ts'
import { dropDraft, keepDraft } from '../state/drafts.ts'
import { logOnly, notice } from '../state/notices.ts'
import { keepTyped } from '../state/typed.ts'

/** What was typed, by the name of the field. */
export type Typed = Record<string, string>

interface FormPlan<N extends CallName> {
  /** The call that the form is for: its input is what the fields are checked by, so fields are named as the input is. */
  call: N
  /** What was typed as that input; left out, they are the same. */
  read?: (typed: Typed) => unknown
  /** Carries it out. Rejects with AppError when it was refused. */
  send: (input: ParsedOf<N>) => Promise<void>
  /** Hears of a refusal first; true when it has dealt with it and nothing is to be said. */
  onRefused?: (error: AppError) => boolean
  /** Keeps what was typed under this name when the session has ended, until the form is here again. */
  draft?: string
}

const NOTHING: Wrongs = {}

/**
 * A form that keeps what was typed: it checks before it sends, says which field is wrong and takes the focus to the first of them, and
 * sends once at a time. Fields are the browser's own, so password managers and its memory work as they should.
 */
export function useForm<N extends CallName>({ call, read, send, onRefused, draft }: FormPlan<N>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  // Only a try moves the focus: whoever corrects one field must not be thrown into the next wrong one.
  const tried = useRef(false)
  const [wrongs, setWrongs] = useState(NOTHING)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function tellWrongs(found: Wrongs) {
    tried.current = true
    setWrongs(found)
  }

  function refused(form: HTMLFormElement, typed: Typed, error: AppError) {
    keepTyped(form)
    if (onRefused?.(error)) return
    if (error.row.does === 'sign-in') {
      if (draft !== undefined) keepDraft(draft, typed)
      notice(error)
    } else if (error.detail.field === undefined) setFailure(error.message)
    else tellWrongs({ [error.detail.field]: error.message })
  }

  async function submit(form: HTMLFormElement) {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setFailure(null)
    try {
      const checked = await checkInput(call, read === undefined ? typed : read(typed))
      tellWrongs('wrongs' in checked ? checked.wrongs : NOTHING)
      if ('wrongs' in checked) return keepTyped(form)
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
        if (wrongs[name] !== undefined)
          setWrongs(({ [name]: _corrected, ...others }) => (Object.keys(others).length === 0 ? NOTHING : others))
      },
    },
    wrongs,
    failure,
    busy,
  }
}
