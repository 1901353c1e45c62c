'use client'

import {
  REPORT_LENGTHS,
  REPORT_STATE_LABELS,
  REPORT_TEXTS,
  type ReportInput,
  reportProblems,
  trimmedReport,
} from '@zhushutong/domain/corrections'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field, Select, Textarea, TextField } from '@/ui/field'
import { toast } from '@/ui/toast'
import type { ReportTarget } from './report-button'

type Problems = Partial<Record<keyof ReportInput, string>>

interface FieldProblem {
  readonly field: string
  readonly message: string
}

const FIELDS: readonly string[] = ['field', 'right', 'sourceUrl', 'contact'] satisfies (keyof ReportInput)[]

/** Sends a report; null when it was taken, else what is wrong, with its fields where the gateway names them. */
export type SendReport = (
  target: ReportTarget,
  report: ReportInput,
) => Promise<null | { readonly message: string | null; readonly fields?: readonly FieldProblem[] }>

const byField = (problems: readonly FieldProblem[]): Problems =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

const readForm = (form: HTMLFormElement): ReportInput => {
  const data = new FormData(form)
  const text = (name: keyof ReportInput) => String(data.get(name) ?? '')
  return trimmedReport({
    field: text('field'),
    right: text('right'),
    sourceUrl: text('sourceUrl'),
    contact: text('contact'),
  })
}

/** The page's own line about the reader's report, which came with the page. */
const showOwnReport = () => {
  const line = document.querySelector<HTMLElement>('[data-own-report]')
  const state = line?.querySelector('span')
  if (!line || !state) return
  state.textContent = REPORT_STATE_LABELS.submitted
  line.hidden = false
}

/** 数据纠错: what is wrong, what is right, where that can be read, how to ask back (REP-01). */
export function ReportDialog({
  target,
  send,
  onClose,
}: {
  target: ReportTarget
  send: SendReport
  onClose: () => void
}) {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  const tell = (found: Problems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const report = readForm(event.currentTarget)
    const found = byField(reportProblems(target.fields, report))
    setFailure(null)
    tell(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const refused = await send(target, report)
    setBusy(false)
    if (refused === null) {
      showOwnReport()
      onClose()
      toast(REPORT_TEXTS.sent, 'ok')
      return
    }
    const named = (refused.fields ?? []).filter(({ field }) => FIELDS.includes(field))
    if (named.length > 0) return tell(byField(named))
    setFailure(refused.message ?? '提交失败，请稍后重试')
  }

  const clear = (field: keyof ReportInput) => () => setProblems(({ [field]: _gone, ...others }) => others)

  return (
    <Dialog
      open
      title={REPORT_TEXTS.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            提交
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">
          您正在为“<b className="break-words">{target.title}</b>”纠错，核实后会在个人中心告知结果。
        </p>
        <Field label="有误的内容" required error={problems.field}>
          {(control) => (
            <Select {...control} name="field" defaultValue="" data-autofocus="" onChange={clear('field')}>
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
        <Field label="正确的内容" required error={problems.right} hint={`最多 ${REPORT_LENGTHS.right} 字`}>
          {(control) => (
            <Textarea {...control} name="right" maxLength={REPORT_LENGTHS.right} onChange={clear('right')} />
          )}
        </Field>
        <TextField
          label="来源链接（选填）"
          name="sourceUrl"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="能查到正确内容的网页，有助于尽快核实"
          error={problems.sourceUrl}
          onChange={clear('sourceUrl')}
        />
        <TextField
          label="联系方式（选填）"
          name="contact"
          autoComplete="off"
          hint="手机号或邮箱，仅用于核实本条数据"
          error={problems.contact}
          onChange={clear('contact')}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
