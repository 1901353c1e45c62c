'use client'

import { useRouter } from 'next/navigation'
import { PostingDialog } from '@/features/labour/posting-dialog'
import type { DialogProps } from '@/triggers/dialog-request'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** 发布职位 and 发布求职: a new posting, or a change of the user's own (LAB-01). */
export default function OpenedPosting({ target, onClose }: DialogProps['posting'] & DialogHostProps) {
  const router = useRouter()
  return (
    <PostingDialog
      target={target}
      send={port('postings').send}
      onClose={onClose}
      onSent={() => router.refresh()}
    />
  )
}
