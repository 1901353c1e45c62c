import { Button } from '@zhushutong/ui/button'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { useRef, useState } from 'react'
import type { RowOf } from '../../api'
import { DayField, LineField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

type Row = RowOf<'invoice'>

const LONGEST = 500

/** Number, day and file of an invoice or a red letter issued on the tax authority's platform (BIL-06). */
function IssueForm({ row, action }: { row: Row; action: 'issue' | 'redden' }) {
  const isRed = action === 'redden'
  const { run, busy } = useAction('invoice', action, isRed ? '红字发票已登记' : '发票已开具，买家可以下载')
  const sample = useAction('invoice', 'makeSample', '样票已生成')
  const input = useRef<HTMLInputElement>(null)
  const [wrongFile, setWrongFile] = useState<string>()
  const form = useStaffForm({
    initial: { series: '', number: '', issuedOn: '' },
    send: async (values, onError) => {
      const file = input.current?.files?.[0]
      if (!file) return setWrongFile('请选择发票文件')
      setWrongFile(undefined)
      const sent = new FormData()
      for (const [name, value] of Object.entries({ id: row.id, ...values })) sent.append(name, value)
      sent.append('file', file)
      await run(sent as never, (error) => {
        const about = error.errors?.file
        if (about !== undefined) setWrongFile(String(about))
        if (about === undefined || Object.keys(error.errors ?? {}).length > 1) onError(error)
      })
    },
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <h3 className="font-semibold">{isRed ? '登记红字发票' : '开具发票'}</h3>
      <p className="text-12 text-ink-3">
        在税务平台{isRed ? '开具红字发票' : '按以上信息开票'}后，登记号码并上传文件，买家随即可以下载。
      </p>
      <LineField form={form} name="number" label="发票号码" required maxLength={24} hint="数电发票 20 位" />
      <LineField form={form} name="series" label="发票代码" maxLength={14} hint="数电发票没有，不填" />
      <DayField form={form} name="issuedOn" label="开票日期" required />
      <Field label="发票文件" required hint="PDF 或 OFD，不超过 5 MB" error={wrongFile}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".pdf,.ofd"
            onChange={() => setWrongFile(undefined)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {isRed ? '完成红冲' : '登记开具'}
        </Button>
        {row.mayMakeSample && (
          <Button loading={sample.busy} onClick={() => sample.run({ id: row.id })}>
            生成样票
          </Button>
        )}
      </div>
      {row.mayMakeSample && (
        <p className="text-12 text-ink-3">样票仅演示环境可用，票面注明“样票 · 非正式发票”。</p>
      )}
    </form>
  )
}

interface ReasonProps {
  readonly row: Row
  readonly action: 'refuse' | 'oweRed'
  readonly label: string
  readonly hint: string
  readonly button: string
  readonly done: string
}

function ReasonForm({ row, action, label, hint, button, done }: ReasonProps) {
  const { run, busy } = useAction('invoice', action, done)
  const form = useStaffForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', message: '请写明原因' }] : []),
    send: ({ reason }, onError) => run({ id: row.id, reason }, onError),
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <Field label={label} hint={hint} error={form.formState.errors.reason?.message}>
        {(control) => <Textarea {...control} {...form.register('reason')} maxLength={LONGEST} rows={2} />}
      </Field>
      <div>
        <Button type="submit" loading={busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}

/** The actions of finance on an invoice, by its state (BIL-05, BIL-07). */
export function InvoiceSteps({ row }: { row: Row }) {
  if (row.state === 'asked')
    return (
      <>
        <IssueForm row={row} action="issue" />
        <ReasonForm
          row={row}
          action="refuse"
          label="不能开具的原因"
          hint="买家会看到，可以改正后重新申请"
          button="退回申请"
          done="已退回，买家可以重新申请"
        />
      </>
    )
  if (row.state === 'red-due') return <IssueForm row={row} action="redden" />
  if (row.state === 'issued')
    return (
      <ReasonForm
        row={row}
        action="oweRed"
        label="开票有误的原因"
        hint="整张红冲后，买家可以重新申请"
        button="红冲这张发票"
        done="已列入待红冲，请登记红字发票"
      />
    )
  return null
}
