'use client'

import { useRouter } from 'next/navigation'
import { KeyForm } from '@/features/api/key-form'
import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

export function NewKeyForm() {
  const router = useRouter()
  const { call } = useGateway()
  return (
    <KeyForm
      create={(form, signal) => call(({ apiKeys }) => apiKeys.create(form, { signal }))}
      onMade={() => router.refresh()}
    />
  )
}

/** Revokes a key for good. */
export function RevokeKey({ keyId, name }: { keyId: string; name: string }) {
  const { call } = useGateway()
  return (
    <Confirmed
      label={
        <>
          停用<span className="sr-only">{name}</span>
        </>
      }
      title="停用密钥"
      confirm="停用"
      done="密钥已停用"
      act={() => call(({ apiKeys }) => apiKeys.revoke({ keyId }))}
    >
      使用“{name}”的程序会立即失去访问，停用后不能恢复。
    </Confirmed>
  )
}
