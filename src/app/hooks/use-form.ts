import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { checkInput, type FieldErrors } from '#app/state/page/check-input.ts'
import { deleteFormDraft, storeFormDraft } from '#app/state/page/drafts.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { markFormUnsaved } from '#app/state/page/unsaved-input.ts'
import type { CallName, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'

/** The typed text of a form, by field name. */
export type EnteredFieldTexts = Record<string, string>

interface FormSettings<N extends CallName> {
  /** The API call that the form submits. Its input schema validates the fields, so fields have the same names as the input's. */
  callName: N
  /** Converts the typed text to the call's input. Without this function the typed text is the input. */
  toCallInput?: (typed: EnteredFieldTexts) => unknown
  /** Returns warnings. A warning is shown once and does not prevent a second submit of the same text. */
  warningsOf?: (typed: EnteredFieldTexts) => FieldErrors
  /** Returns further errors that the input schema does not find; they are shown together with the schema's errors. */
  furtherErrors?: (typed: EnteredFieldTexts) => FieldErrors
  /** Returns the name of the field for a property of the input, where the two names differ. */
  fieldOfInputProperty?: (part: string) => string
  /** For each field, the fields whose validity depends on it: when it changes, their errors are removed too. */
  dependentFields?: Readonly<Record<string, readonly string[]>>
  /** Sends the input to the server. Rejects with AppError if the server refuses it. */
  send: (input: ParsedInputOf<N>) => Promise<void>
  /**
   * Called when the server refuses the input, before a message is shown. Returns true if the caller has handled it and needs no message.
   */
  onRefused?: (error: AppError) => boolean
  /** The name under which the typed text is stored if the session has expired, until the form is shown again. */
  draftName?: string
}

const NO_ERRORS: FieldErrors = {}
const sameFieldName = (name: string) => name

/** Converts errors by property of the input to errors by name of the form's field. */
const errorsByField = (wrongs: FieldErrors, fieldOf: (part: string) => string): FieldErrors =>
  Object.fromEntries(Object.entries(wrongs).map(([part, sentence]) => [fieldOf(part), sentence]))

/**
 * Manages a form that keeps the typed text: validates it before submitting, shows errors per field, focuses the first invalid field, and
 * prevents double submits. Fields are native, so password managers and autofill work.
 */
export function useForm<N extends CallName>({
  callName,
  toCallInput,
  warningsOf: doubts,
  furtherErrors: alsoWrong,
  fieldOfInputProperty = sameFieldName,
  dependentFields,
  send,
  onRefused,
  draftName,
}: FormSettings<N>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** For each field, the text for which its warning was already shown. */
  const doubted = useRef<Record<string, string | undefined>>({})
  // Only a submit moves the focus to an invalid field, because correcting one field must not jump to the next invalid one.
  const tried = useRef(false)
  const [wrongs, setWrongs] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function showFieldErrors(found: FieldErrors) {
    tried.current = true
    setWrongs(found)
  }

  function handleRefusal(form: HTMLFormElement, typed: EnteredFieldTexts, error: AppError) {
    markFormUnsaved(form)
    if (onRefused?.(error)) return
    if (error.row.reaction === 'sign-in') {
      if (draftName !== undefined) storeFormDraft(draftName, typed)
      showErrorNotice(error)
    } else if (error.detail.field === undefined) setFailure(error.message)
    else showFieldErrors({ [fieldOfInputProperty(error.detail.field)]: error.message })
  }

  async function validateAndSend(form: HTMLFormElement) {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setFailure(null)
    try {
      const checked = await checkInput(callName, toCallInput === undefined ? typed : toCallInput(typed))
      const found = { ...alsoWrong?.(typed), ...('wrongs' in checked ? errorsByField(checked.wrongs, fieldOfInputProperty) : NO_ERRORS) }
      showFieldErrors(found)
      if ('wrongs' in checked || Object.keys(found).length > 0) return markFormUnsaved(form)
      const news = Object.entries(doubts?.(typed) ?? NO_ERRORS).filter(([name]) => doubted.current[name] !== typed[name])
      if (news.length > 0) {
        for (const [name] of news) doubted.current[name] = typed[name]
        showFieldErrors(Object.fromEntries(news))
        return markFormUnsaved(form)
      }
      await send(checked.input)
      if (draftName !== undefined) deleteFormDraft(draftName)
    } catch (error) {
      if (!(error instanceof AppError)) logErrorOnly(error)
      handleRefusal(form, typed, error instanceof AppError ? error : new AppError('internal', {}, { cause: error }))
    }
  }

  // The focus moves after the errors are rendered, so that a screen reader reads the error with the field.
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
      // If the form is submitted before any script runs, its fields must not appear in the URL. The server replies to `post` with the page
      // (server/app.ts).
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault()
        if (sending.current) return
        sending.current = true
        setBusy(true)
        void validateAndSend(event.currentTarget).finally(() => {
          sending.current = false
          setBusy(false)
        })
      },
      /** Removes the error of a field that the user edits. */
      onInput({ target }: SyntheticEvent<HTMLFormElement>) {
        const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
        const corrected = [name, ...(dependentFields?.[name] ?? [])]
        if (corrected.some((one) => wrongs[one] !== undefined))
          setWrongs((now) => Object.fromEntries(Object.entries(now).filter(([one]) => !corrected.includes(one))))
      },
    },
    wrongs,
    failure,
    busy,
  }
}
