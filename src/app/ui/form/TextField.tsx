import type { InputHTMLAttributes } from 'react'
import { field } from '#styled/recipes'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'>

/** A text field of one line, whose text React does not control. */
export const TextField = ({ name, label, wrong, hint, optional = false, ...input }: TextFieldProps) => (
  <FieldFrame name={name} label={label} wrong={wrong} hint={hint} optional={optional}>
    {(ties) => <input type="text" className={field()} required={!optional} {...ties} {...input} />}
  </FieldFrame>
)
