'use client'

import { POSTING_TEXTS } from '@zhushutong/domain/labour'
import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

/** Closes one of the reader's postings for good (LAB-02). */
export function ClosePosting({ id, title }: { id: string; title: string }) {
  const { call } = useGateway()
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
      act={() => call(({ labour }) => labour.close({ id }))}
    >
      “{title}”会立即停止展示，关闭后不能恢复，需要时请重新发布。
    </Confirmed>
  )
}
