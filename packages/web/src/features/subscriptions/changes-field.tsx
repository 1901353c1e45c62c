'use client'

import { eventLabel } from '@zhushutong/domain/history'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import type { ComponentProps } from 'react'

type Choosing = Omit<ComponentProps<'input'>, 'type' | 'value' | 'disabled'>

/** 变更: the kinds of changes of a followed record that are reported (DAT-69). `inputs` are the form's handlers. */
export function ChangesField({
  kinds,
  inputs,
  error,
}: {
  kinds: readonly string[]
  inputs: Choosing
  error?: string
}) {
  if (kinds.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5">通知哪些变更</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {kinds.map((kind) => (
          <Checkbox key={kind} {...inputs} value={kind}>
            {eventLabel(kind)}
          </Checkbox>
        ))}
      </div>
      <p className="text-12 text-bad empty:hidden" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
