'use client'

import { passwordError } from '@zhushutong/domain/login'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { TextField } from '@zhushutong/ui/fields/field'
import { useState } from 'react'

export function PasswordField({
  label,
  value,
  autoComplete,
  onChange,
}: {
  label: string
  value: string
  autoComplete: 'current-password' | 'new-password'
  onChange: (value: string) => void
}) {
  const [shown, setShown] = useState(false)
  const [left, setLeft] = useState(false)
  // A password manager may have filled it in.
  const field = useEarlyInput(({ value }) => onChange(value))
  return (
    <TextField
      ref={field}
      label={label}
      name="password"
      type={shown ? 'text' : 'password'}
      value={value}
      autoComplete={autoComplete}
      placeholder="8-20 位字母和数字组合"
      spellCheck={false}
      autoCapitalize="off"
      className="h-11"
      error={left && value !== '' ? passwordError(value) : null}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
      beside={
        <button
          type="button"
          className="h-11 flex-none px-2 text-ink-2 hover:text-primary"
          aria-pressed={shown}
          aria-label="显示密码"
          onClick={() => setShown(!shown)}
        >
          {shown ? '隐藏' : '显示'}
        </button>
      }
    />
  )
}
