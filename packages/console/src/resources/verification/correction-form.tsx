import { checkEvidence, EVIDENCE_LENGTHS, trimEvidence } from '@zhushutong/domain/corrections'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { type useForm, useWatch } from 'react-hook-form'
import { ChoiceField, DayField, LineField, LinesField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import type { RecordField, RecordFields, RecordKey } from './use-fields'

interface Values {
  field: string
  value: string
  isCleared: boolean
  isConfirmed: boolean
  evidence: string
  evidenceUrl: string
}

const rules: DomainRules<Values> = {
  check: ({ field, value, isCleared, isConfirmed, evidence, evidenceUrl }) => [
    ...(field === '' ? [{ field: 'field', message: '请选择要更正的字段' } as const] : []),
    ...(isCleared || isConfirmed || value.trim() !== ''
      ? []
      : [{ field: 'value', message: '请填写正确的内容' } as const]),
    ...checkEvidence(trimEvidence({ text: evidence, url: evidenceUrl })),
  ],
}

const HINTS: Readonly<Partial<Record<string, string>>> = {
  fen: '写明单位，如 8,888万元；外币写明币种，如 5万美元',
  region: '省、市、区县的名称，如 湖北省宜昌市',
  tags: '用顿号分隔',
  link: '以 http:// 或 https:// 开头',
  time: '如 2026-11-20 09:30',
}

function ValueField({ field, form }: { field: RecordField; form: ReturnType<typeof useForm<Values>> }) {
  const shared = {
    form,
    name: 'value',
    label: '正确的内容',
    required: true,
    hint: HINTS[field.type],
  } as const
  if (field.options.length > 0)
    return <ChoiceField {...shared} options={[{ value: '', label: '请选择' }, ...field.options]} />
  if (field.type === 'date') return <DayField {...shared} />
  if (field.type === 'longText') return <LinesField {...shared} rows={5} />
  return <LineField {...shared} maxLength={500} />
}

/** The correction of a value, with its evidence (DAT-12). */
export function CorrectionForm({
  record,
  fields,
  field,
  value,
  reportId,
  onDone,
}: {
  record: RecordKey
  fields: RecordFields['fields']
  /** The field and value to begin with; '' for none. */
  field: string
  value: string
  /** The report that the correction answers. */
  reportId: string | null
  onDone: () => void
}) {
  const { run, busy } = useAction('verification', 'create', '已更正，页面马上显示')
  const form = useStaffForm<Values>({
    ...rules,
    initial: { field, value, isCleared: false, isConfirmed: false, evidence: '', evidenceUrl: '' },
    send: async (values, onError) => {
      const input = { ...record, ...values, ...(reportId !== null && { reportId }) }
      if (await run(input, onError)) onDone()
    },
  })
  const [name, isCleared, isConfirmed] = useWatch({
    control: form.control,
    name: ['field', 'isCleared', 'isConfirmed'],
  })
  const chosen = fields.find((each) => each.field === name)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <ChoiceField
        form={form}
        name="field"
        label="字段"
        required
        options={[
          { value: '', label: '请选择' },
          ...fields.map((each) => ({ value: each.field, label: each.label })),
        ]}
        onChange={() => form.setValue('value', '')}
      />
      {chosen && (
        <p className="text-12 text-ink-3">
          现在的内容：<span className="wrap-anywhere">{chosen.value ?? '空'}</span>
        </p>
      )}
      {chosen && !isCleared && !isConfirmed && <ValueField key={chosen.field} field={chosen} form={form} />}
      {chosen?.value != null && !isConfirmed && (
        <Checkbox {...form.register('isCleared')}>清除：这一项没有内容</Checkbox>
      )}
      {chosen?.value != null && !isCleared && (
        <Checkbox {...form.register('isConfirmed')}>确认：现在的内容经核实无误</Checkbox>
      )}
      <LinesField
        form={form}
        name="evidence"
        label="依据"
        required
        hint={`最多 ${EVIDENCE_LENGTHS.text} 字，显示在数据页面上${reportId === null ? '' : '，并发给提交纠错的会员'}`}
        rows={2}
      />
      <LineField
        form={form}
        name="evidenceUrl"
        label="依据的网址"
        required
        placeholder="https://"
        maxLength={EVIDENCE_LENGTHS.url}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {isConfirmed ? '确认' : '更正'}
      </Button>
    </form>
  )
}
