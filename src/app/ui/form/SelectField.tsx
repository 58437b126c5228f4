import type { ReactNode, SelectHTMLAttributes } from 'react'
import { field } from '#styled/recipes'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

type SelectFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className'> & { children: ReactNode }

/** A choice from a list. It is a native select element, which works well by touch and keyboard. */
export const SelectField = ({ name, label, wrong, hint, optional = false, children, ...select }: SelectFieldProps) => (
  <FieldFrame name={name} label={label} wrong={wrong} hint={hint} optional={optional}>
    {(ties) => (
      <select className={field()} {...ties} {...select}>
        {children}
      </select>
    )}
  </FieldFrame>
)
