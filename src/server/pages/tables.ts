/** A content page that a tenant has written, in one language. */
export interface ContentPageTable {
  tenant_id: string
  slug: string
  locale: string
  title: string
  markdown: string
  changed_at: Date
}

/** The last number that was given to a question of the shop's customers. */
export interface QuestionCounterTable {
  tenant_id: string
  last: number
}

/** A question that a customer sent to the shop's counter: `Q-1042` is number 1042 of its tenant. */
export interface CounterQuestionTable {
  tenant_id: string
  number: number
  /** A UUID that the device gave the question. If the device sends the question again, the UUID is the same. */
  key: string
  /** The account of the customer who asked. Null if the customer was not signed in. */
  account_id: string | null
  asked_at: Date
  /** When the shop closed the customer's question. */
  done_at: Date | null
  name: string
  email: string
  email_key: string
  phone: string
  /** The part number that the question is about, as typed. */
  about: string
  question: string
  language: string
}

/** A photo of a customer's question. `place`: its position from 0. */
export interface CounterQuestionPhotoTable {
  tenant_id: string
  number: number
  place: number
  /** The media type of the photo. */
  type: string
  photo: Buffer
}

declare module '#server/db/tables.ts' {
  interface Tables {
    content_page: ContentPageTable
    question_counter: QuestionCounterTable
    counter_question: CounterQuestionTable
    counter_question_photo: CounterQuestionPhotoTable
  }
}
