/** The anchor of the forms beside a guest's list. */
export const SIGN_IN_ID = 'sign-in'
