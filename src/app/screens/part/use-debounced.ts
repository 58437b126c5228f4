import { useEffect, useState } from 'react'

/** A value once it has stood still for `waitMs`: five taps on "+" become one question. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return debounced
}
