'use client'

import {
  checkReport,
  REPORT_LENGTHS,
  REPORT_TEXTS,
  type ReportInput,
  trimReport,
} from '@zhushutong/domain/corrections'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { useGateway } from '@/wiring/browser/gateway'

const EMPTY: ReportInput = { field: '', right: '', sourceUrl: '', contact: '' }

/**
 * 数据纠错: the wrong field, its correct value, the evidence, and a contact (REP-01); afterwards the page shows the state
 * of the report.
 */
export default function ReportDialog({ target, onClose }: DialogProps['report'] & DialogHostProps) {
  const formId = useId()
  const router = useRouter()
  const { send } = useGateway()
  const { field, submit, isSending, failure } = useDomainForm<ReportInput>({
    initial: EMPTY,
    normalize: trimReport,
    check: (report) => checkReport(target.fields, report),
    send: (report, signal) =>
      send(({ corrections }) =>
        corrections.add({ module: target.kind, moduleId: target.id, ...report }, { signal }),
      ),
    onSent: () => {
      onClose()
      router.refresh()
      toast(REPORT_TEXTS.sent, 'ok')
    },
  })
  const { error: fieldError, ...wrong } = field('field')
  const { error: rightError, ...right } = field('right')

  return (
    <Dialog
      open
      title={REPORT_TEXTS.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            提交
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">
          您正在为“<b className="break-words">{target.title}</b>”纠错，核实后会在个人中心告知结果。
        </p>
        <Field label="有误的内容" required error={fieldError}>
          {(control) => (
            <Select {...control} {...wrong} data-autofocus="">
              <option value="" disabled>
                请选择
              </option>
              {target.fields.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="正确的内容" required error={rightError} hint={`最多 ${REPORT_LENGTHS.right} 字`}>
          {(control) => <Textarea {...control} {...right} maxLength={REPORT_LENGTHS.right} />}
        </Field>
        <TextField
          label="来源链接（选填）"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="能查到正确内容的网页，有助于尽快核实"
          {...field('sourceUrl')}
        />
        <TextField
          label="联系方式（选填）"
          autoComplete="off"
          hint="手机号或邮箱，仅用于核实本条数据"
          {...field('contact')}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
