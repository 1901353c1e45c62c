'use client'

import { POSTING_TEXTS } from '@zhushutong/domain/labour'
import { port } from '@/wiring/browser/ports'
import { Confirmed } from './confirmed'

/** Closes one of the reader's postings for good (LAB-02). */
export function ClosePosting({ id, title }: { id: string; title: string }) {
  return (
    <Confirmed
      label={
        <>
          关闭<span className="sr-only">{title}</span>
        </>
      }
      title="关闭这条发布"
      confirm="关闭"
      done={POSTING_TEXTS.closed}
      act={() => port('postings').close(id)}
    >
      “{title}”会立即停止展示，关闭后不能恢复，需要时请重新发布。
    </Confirmed>
  )
}
