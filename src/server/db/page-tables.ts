/** A content page that a tenant has written, in one language. */
export interface ContentPageTable {
  tenant_id: string
  slug: string
  locale: string
  title: string
  markdown: string
  changed_at: Date
}

/** The last assigned number of a question. */
export interface QuestionCounterTable {
  tenant_id: string
  last: number
}

/** A customer's question to the counter: `Q-1042` is number 1042 of its tenant. */
export interface CounterQuestionTable {
  tenant_id: string
  number: number
  /** UUID from the device. A repeated send has the same UUID. */
  key: string
  /** The signed-in customer, if any. */
  account_id: string | null
  asked_at: Date
  /** When the shop closed the question. */
  done_at: Date | null
  name: string
  email: string
  email_key: string
  phone: string
  /** The part number in question, as typed. */
  about: string
  question: string
  language: string
}

/** A photo of a question. `place`: position from 0. */
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
