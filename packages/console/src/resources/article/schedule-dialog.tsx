import { type ReleaseTime, readReleaseTime } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { Field } from '@zhushutong/ui/fields/field'
import { domainResolver } from '@zhushutong/ui/forms/domain-resolver'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useForm } from 'react-hook-form'
import { DayField } from '../../form/form-fields'
import { TimeField } from '../../form/time-field'

interface ScheduleProps {
  readonly busy: boolean
  readonly onClose: () => void
  /** @param at ms */
  readonly onSchedule: (at: number) => void
}

const read = (typed: ReleaseTime) => readReleaseTime(typed, Date.now())

const resolver = domainResolver<ReleaseTime>({
  check: (typed) => {
    const schedule = read(typed)
    return 'problems' in schedule ? schedule.problems : []
  },
})

/** The dialog for the time of an article's publication: a day and a time in Shanghai (CON-04). */
export function ScheduleDialog({ busy, onClose, onSchedule }: ScheduleProps) {
  const form = useForm<ReleaseTime>({ defaultValues: { day: '', time: '' }, resolver })
  const schedule = form.handleSubmit((typed) => {
    const schedule = read(typed)
    if ('at' in schedule) onSchedule(schedule.at)
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
          <Button variant="primary" loading={busy} onClick={schedule}>
            定时发布
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
        <DayField form={form} name="day" label="发布日期" required />
        <Field label="时间" required error={form.formState.errors.time?.message}>
          {(control) => <TimeField {...control} {...form.register('time')} />}
        </Field>
      </div>
      <p className="mt-3 text-12 text-ink-3">北京时间，24 小时制；到时自动发布，读者随即可见。</p>
    </Dialog>
  )
}
