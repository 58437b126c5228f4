/** A content page that a tenant has written itself, in one language. */
export interface ContentPageTable {
  tenant_id: string
  slug: string
  locale: string
  title: string
  markdown: string
  changed_at: Date
}

/** The number that was last given to a question. */
export interface QuestionCounterTable {
  tenant_id: string
  last: number
}

/** A question to the counter: `Q-1042` is number 1042 of its tenant. */
export interface CounterQuestionTable {
  tenant_id: string
  number: number
  /** UUID that the device keeps for it when it is sent again. */
  key: string
  /** Of whoever was signed in. */
  account_id: string | null
  asked_at: Date
  /** When the shop was done with it. */
  done_at: Date | null
  name: string
  email: string
  email_key: string
  phone: string
  /** The number in question, as it was typed. */
  about: string
  question: string
  language: string
}

/** A photo of a question; `place`: from 0. */
export interface CounterQuestionPhotoTable {
  tenant_id: string
  number: number
  place: number
  /** Media type. */
  type: string
  photo: Buffer
}

export type PageTables = {
  content_page: ContentPageTable
  question_counter: QuestionCounterTable
  counter_question: CounterQuestionTable
  counter_question_photo: CounterQuestionPhotoTable
}
