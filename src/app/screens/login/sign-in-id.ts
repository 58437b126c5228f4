/** The place of the forms beside a guest's list, which the button at the thumb leads to. */
export const SIGN_IN_ID = 'sign-in'
