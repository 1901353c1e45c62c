'use client'

import type { ComponentProps } from 'react'
import { useLoginFirst } from './login-first'

/** A GET form whose result needs a login; a plain form before scripts run. */
export function LoginFirstForm(props: ComponentProps<'form'> & { action: string }) {
  return <form onSubmit={useLoginFirst()} {...props} />
}
