'use client'

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { PageMarks } from './page-marks'

const NOTHING = createStore<Readonly<Record<string, never>>>(() => ({}))

/** The value of a key; undefined until loaded, and where the page loads no marks. */
export function useMark<V>(marks: PageMarks<V> | null, key: string): V | undefined {
  useEffect(() => marks?.want(key), [marks, key])
  return useStore(marks?.values ?? NOTHING, (values) => values[key])
}
