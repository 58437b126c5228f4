/** The id of the forms beside a guest's list, for links to them. */
export const SIGN_IN_FORMS_ID = 'sign-in'
