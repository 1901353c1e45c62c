'use client'

import { useRouter } from 'next/navigation'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { useGateway } from '@/wiring/browser/gateway'
import { PostingDialog } from './posting-dialog'

/** 发布职位 and 发布求职: a new posting, or a change of the user's own (LAB-01). */
export default function OpenedPosting({ target, onClose }: DialogProps['posting'] & DialogHostProps) {
  const router = useRouter()
  const { send } = useGateway()
  return (
    <PostingDialog
      target={target}
      send={({ kind, id }, { certificates, benefits, ...posting }, signal) => {
        const form = { ...posting, certificates: [...certificates], benefits: [...benefits] }
        return send(({ labour }) =>
          id ? labour.update({ id, ...form }, { signal }) : labour.add({ module: kind, ...form }, { signal }),
        )
      }}
      onClose={onClose}
      onSent={() => router.refresh()}
    />
  )
}
