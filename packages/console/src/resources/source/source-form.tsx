import { IMPORT_MODE_LABELS, IMPORT_MODES } from '@zhushutong/domain/data-import'
import {
  EMPTY_SOURCE_FORM,
  readSourceForm,
  type SourceForm as Settings,
} from '@zhushutong/domain/data-sources'
import { KINDS } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import type { RowOf } from '../../api'
import { ChoiceField, LineField, LinesField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

type Row = RowOf<'source'>

/** The form as its inputs have it: numbers as texts, '' for none. */
interface FormValues {
  readonly kind: string
  readonly source: string
  readonly platform: string
  readonly rank: string
  readonly place: string
  readonly credential: string
  readonly mapping: string
  readonly mode: Settings['mode']
  readonly rhythm: Settings['rhythm']
  readonly at: string
  readonly every: string
  readonly tolerance: string
  readonly maxRejected: string
  readonly maxLost: string
  readonly maxChanged: string
}

const DEFAULT_RANK = 50

const textOf = (value: number | null) => (value === null ? '' : String(value))
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
/** A required number; an empty field is out of every range. */
const requiredOf = (text: string) => numberOf(text) ?? -1

const settingsOf = (values: FormValues): Settings => ({
  platform: values.platform,
  rank: requiredOf(values.rank),
  place: values.place.trim(),
  mode: values.mode,
  rhythm: values.rhythm,
  at: values.at.trim(),
  every: numberOf(values.every),
  tolerance: requiredOf(values.tolerance),
  maxRejected: requiredOf(values.maxRejected),
  maxLost: numberOf(values.maxLost),
  maxChanged: numberOf(values.maxChanged),
})

const valuesOf = (row: Row | undefined): FormValues => {
  const settings = row ?? { ...EMPTY_SOURCE_FORM, platform: '', rank: DEFAULT_RANK, mapping: '' }
  return {
    kind: row?.kind ?? KINDS[0]?.kind ?? '',
    source: row?.source ?? '',
    platform: settings.platform,
    rank: textOf(settings.rank),
    place: settings.place,
    credential: '',
    mapping: settings.mapping,
    mode: settings.mode,
    rhythm: settings.rhythm,
    at: settings.at,
    every: textOf(settings.every),
    tolerance: textOf(settings.tolerance),
    maxRejected: textOf(settings.maxRejected),
    maxLost: textOf(settings.maxLost),
    maxChanged: textOf(settings.maxChanged),
  }
}

/** The gateway checks again, and knows whether this machine's addresses are allowed. */
const rules: DomainRules<FormValues> = {
  check: (values) => {
    const read = readSourceForm(settingsOf(values), true)
    return 'problems' in read ? read.problems : []
  },
}

const MODE_HINT = '完整文件：文件里没有的记录标为来源已撤下'
const PLACE_HINT = 'folder:名称（网关数据文件夹的 incoming 下）、s3:前缀/ 或 https 网址；不填为只手工导入'

/** The settings of a source, checked by the domain (DAT-60 to DAT-63). */
export function SourceForm({ row, onDone }: { row?: Row; onDone: () => void }) {
  const create = useAction('source', 'create', '已新建')
  const update = useAction('source', 'update', '已保存')
  const form = useStaffForm<FormValues>({
    ...rules,
    initial: valuesOf(row),
    send: async (values, onError) => {
      const { kind, source, mapping } = values
      const credential = values.credential === '' ? null : values.credential
      const settings = { ...settingsOf(values), mapping: mapping.trim(), credential }
      const done = row
        ? await update.run({ id: row.id, ...settings }, onError)
        : await create.run({ kind, source: source.trim(), ...settings }, onError)
      if (done) onDone()
    },
  })
  const rhythm = form.watch('rhythm')
  const isWeb = /^https?:/.test(form.watch('place').trim())
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      {!row && (
        <>
          <ChoiceField
            form={form}
            name="kind"
            label="类型"
            required
            options={KINDS.map(({ kind, label }) => ({ value: kind, label }))}
          />
          <LineField
            form={form}
            name="source"
            label="代号"
            required
            isFirst
            hint="小写字母、数字与连字符，定下后不能更改；有映射文件时与其中的 source 相同"
          />
        </>
      )}
      <LineField form={form} name="platform" label="显示名称" hint="页面上的“来源”" />
      <LineField form={form} name="rank" label="级别" required hint="0 到 99，高的优先；默认 50" />
      <LineField form={form} name="place" label="地址" hint={PLACE_HINT} />
      {isWeb && (
        <LineField
          form={form}
          name="credential"
          label="访问凭证"
          hint={`请求的 Authorization，加密保存${row?.hasCredential ? '；已设置，不填则不变' : ''}`}
        />
      )}
      <ChoiceField
        form={form}
        name="rhythm"
        label="频率"
        options={[
          { value: '', label: '不定时' },
          { value: 'daily', label: '每天' },
          { value: 'hours', label: '每隔几小时' },
        ]}
      />
      {rhythm === 'daily' && (
        <LineField form={form} name="at" label="时刻" required hint="北京时间，如 02:30" />
      )}
      {rhythm === 'hours' && <LineField form={form} name="every" label="间隔（小时）" required />}
      {rhythm !== '' && (
        <LineField
          form={form}
          name="tolerance"
          label="宽限（小时）"
          required
          hint="超过频率与宽限仍没有新数据时告警"
        />
      )}
      <ChoiceField
        form={form}
        name="mode"
        label="方式"
        hint={MODE_HINT}
        options={IMPORT_MODES.map((mode) => ({ value: mode, label: IMPORT_MODE_LABELS[mode] }))}
      />
      <LineField
        form={form}
        name="maxRejected"
        label="不合格行上限（%）"
        required
        hint="超过时停止，不写入"
      />
      <LineField
        form={form}
        name="maxLost"
        label="减少上限（%）"
        hint="完整文件比上次少得更多时停止；不填为不限"
      />
      <LineField
        form={form}
        name="maxChanged"
        label="变化上限（%）"
        hint="新增与改动的行超过已有记录的这个比例时停止；不填为不限"
      />
      <LinesField form={form} name="mapping" label="映射文件" rows={6} hint="JSON；不填时按格式或表头识别" />
      <Button type="submit" variant="primary" loading={create.busy || update.busy}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}
