'use client'

import { searchDialog } from '@zhushutong/domain/access'
import type { ComponentProps, SubmitEvent } from 'react'
import { useDialogs } from './dialog-context'

/**
 * The submit handler of a GET form behind a login: a visitor logs in, and then the form's result opens (ACC-06). A
 * button with its own `formaction` is not held back.
 */
export function useLoginFirst(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { viewer, open } = useDialogs()
  return (event) => {
    if (event.defaultPrevented || searchDialog(viewer) === null) return
    const { submitter } = event.nativeEvent
    if (submitter?.hasAttribute('formaction')) return
    const form = event.currentTarget
    const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const login = { name: 'login', next: { go: `${new URL(form.action).pathname}?${sent}` } } as const
    if (open(login, submitter ?? undefined)) event.preventDefault()
  }
}

/** A GET form whose result needs a login; a plain form before scripts run. */
export function LoginFirstForm(props: ComponentProps<'form'> & { action: string }) {
  return <form onSubmit={useLoginFirst()} {...props} />
}
