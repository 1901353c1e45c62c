import { ARTICLE_LABELS, EXTRACTION_METHODS, findChannel, listOwnChannels } from '@zhushutong/domain/content'
import { listDivisions } from '@zhushutong/domain/divisions'
import type { UseFormReturn } from 'react-hook-form'
import { Field, Select, Textarea, TextField } from '@/ui/field'
import { CoverField } from './cover-field'
import type { ArticleValues } from './form-of-row'

interface Choice {
  readonly value: string
  readonly label: string
}

const COUNTRY = '000000'
const CHANNELS: readonly Choice[] = listOwnChannels().map(({ key, label }) => ({ value: key, label }))
const PROVINCES: readonly Choice[] = [
  { value: '', label: '全国' },
  ...listDivisions(COUNTRY).map(({ code, name }) => ({ value: code, label: name })),
]
const METHODS: readonly Choice[] = EXTRACTION_METHODS.map(({ code, name }) => ({ value: code, label: name }))

const DATED = ['policy', 'standard']

interface MetaProps {
  readonly form: UseFormReturn<ArticleValues>
  readonly isNew: boolean
}

const categoriesOf = (channelKey: string): readonly Choice[] => {
  const categories = findChannel(channelKey)?.categories ?? []
  const nameOf = (id: string | null) => categories.find((one) => one.id === id)?.name
  return [
    { value: '', label: '不分类' },
    ...categories.map(({ code, name, parentId }) => ({
      value: code,
      label: parentId === null ? name : `${nameOf(parentId)} / ${name}`,
    })),
  ]
}

/** The form of an article's facts, checked by the domain (CON-06). */
export function MetaFields({ form, isNew }: MetaProps) {
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const channel = watch('channel')
  const isDated = DATED.includes(findChannel(channel)?.shape ?? '')
  const choice = (field: 'channel' | 'category' | 'region' | 'method', options: readonly Choice[]) => (
    <Field label={ARTICLE_LABELS[field]} required={field === 'channel'} error={errors[field]?.message}>
      {(control) => (
        <Select
          {...control}
          {...register(field, {
            ...(field === 'channel' && { onChange: () => setValue('category', '', { shouldDirty: true }) }),
          })}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  const line = (
    field: 'source' | 'author' | 'documentNumber' | 'issuer' | 'issuedOn' | 'effectiveOn' | 'expiresOn',
  ) => (
    <TextField
      label={ARTICLE_LABELS[field]}
      required={field === 'source'}
      type={field.endsWith('On') ? 'date' : 'text'}
      autoComplete="off"
      error={errors[field]?.message}
      {...register(field)}
    />
  )
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {choice('channel', [{ value: '', label: '请选择' }, ...CHANNELS])}
      {choice('category', categoriesOf(channel))}
      {choice('region', PROVINCES)}
      {line('source')}
      {line('author')}
      {choice('method', METHODS)}
      <TextField
        label={ARTICLE_LABELS.tags}
        autoComplete="off"
        hint="用逗号分隔，最多 20 个"
        error={errors.tags?.message}
        {...register('tags')}
      />
      <CoverField form={form} />
      {isNew && (
        <TextField
          label="编号"
          autoComplete="off"
          hint="在网址里，字母、数字、-、_；不填自动生成，之后不能改"
          error={errors.newId?.message}
          {...register('newId')}
        />
      )}
      {isDated && (
        <>
          {line('documentNumber')}
          {line('issuer')}
          {line('issuedOn')}
          {line('effectiveOn')}
          {line('expiresOn')}
        </>
      )}
      <div className="md:col-span-2 xl:col-span-3">
        <Field label={ARTICLE_LABELS.remark} hint="列表与搜索引擎里显示" error={errors.remark?.message}>
          {(control) => <Textarea {...control} {...register('remark')} rows={2} />}
        </Field>
      </div>
    </div>
  )
}
