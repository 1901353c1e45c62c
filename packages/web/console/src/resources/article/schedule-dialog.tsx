import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'

interface ScheduleProps {
  readonly busy: boolean
  readonly onClose: () => void
  /** @param at ms */
  readonly onSchedule: (at: number) => void
}

/** A time in Shanghai, as typed: 2026-12-01T08:00. */
const momentOf = (typed: string): number => Date.parse(`${typed}:00+08:00`)

/** Asks when an article is published (CON-04). */
export function ScheduleDialog({ busy, onClose, onSchedule }: ScheduleProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const confirm = () => {
    const at = momentOf(typed)
    if (Number.isNaN(at)) setError('请选择发布的日期与时间')
    else onSchedule(at)
  }
  return (
    <Dialog
      open
      width="small"
      title="定时发布"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={busy} onClick={confirm}>
            定时发布
          </Button>
        </>
      }
    >
      <TextField
        label="发布时间（北京时间）"
        type="datetime-local"
        required
        data-autofocus=""
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
