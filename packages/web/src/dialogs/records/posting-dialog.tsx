'use client'

import { POSTING_KINDS } from '@zhushutong/domain/labour'
import { useRouter } from 'next/navigation'
import { PostingDialog, type PostingTarget } from '@/features/labour/posting-dialog'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps, DialogProps } from '../dialog.types'

const parseTarget = ({ kind, form }: DialogProps['posting']): PostingTarget => {
  const known = POSTING_KINDS.find((postingKind) => postingKind === kind) ?? 'recruit'
  if (!form) return { kind: known }
  const posting = JSON.parse(form) as PostingTarget['form'] & { id: string }
  const { title, jobType, experience, region, payMin, payMax, certificates, description } = posting
  const { contactName, contactPhone, days, companyName, headcount, benefits, availability } = posting
  return {
    kind: known,
    id: posting.id,
    form: {
      ...{ title, jobType, experience, region, payMin, payMax, certificates, description },
      ...{ contactName, contactPhone, days, companyName, headcount, benefits, availability },
    },
  }
}

/** 发布职位 and 发布求职: a new posting, or a change of the user's own (LAB-01). */
export default function OpenedPosting({ onClose, ...props }: DialogProps['posting'] & DialogHostProps) {
  const router = useRouter()
  return (
    <PostingDialog
      target={parseTarget(props)}
      send={port('postings').send}
      onClose={onClose}
      onSent={() => router.refresh()}
    />
  )
}
