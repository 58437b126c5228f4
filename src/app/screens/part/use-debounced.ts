import { useEffect, useState } from 'react'

/** A value once it has stood still for `waitMs`: five taps on "+" become one question. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
