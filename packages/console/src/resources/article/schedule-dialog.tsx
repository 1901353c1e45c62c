import { type ReleaseTime, readReleaseTime } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { Field } from '@zhushutong/ui/fields/field'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId } from 'react'
import { DayField } from '../../form/form-fields'
import { TimeField } from '../../form/time-field'
import { useStaffForm } from '../../form/use-staff-form'

interface ScheduleProps {
  readonly busy: boolean
  readonly onClose: () => void
  /** @param at ms */
  readonly onSchedule: (at: number) => void
}

const read = (typed: ReleaseTime) => readReleaseTime(typed, Date.now())

/** The dialog for the time of an article's publication: a day and a time in Shanghai (CON-04). */
export function ScheduleDialog({ busy, onClose, onSchedule }: ScheduleProps) {
  const formId = useId()
  const form = useStaffForm<ReleaseTime>({
    initial: { day: '', time: '' },
    check: (typed) => {
      const schedule = read(typed)
      return 'problems' in schedule ? schedule.problems : []
    },
    send: async (typed) => {
      const schedule = read(typed)
      if ('at' in schedule) onSchedule(schedule.at)
    },
  })
  return (
    <Dialog
      open
      width="small"
      title="定时发布"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            定时发布
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3"
        noValidate
        onSubmit={form.submit}
      >
        <DayField form={form} name="day" label="发布日期" required />
        <Field label="时间" required error={form.formState.errors.time?.message}>
          {(control) => <TimeField {...control} {...form.register('time')} />}
        </Field>
      </form>
      <p className="mt-3 text-12 text-ink-3">北京时间，24 小时制；到时自动发布，读者随即可见。</p>
    </Dialog>
  )
}
