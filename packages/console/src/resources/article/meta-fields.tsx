import {
  ARTICLE_LABELS,
  EXTRACTION_METHODS,
  findChannel,
  holdsDocuments,
  listOwnChannels,
} from '@zhushutong/domain/content'
import { listDivisions } from '@zhushutong/domain/divisions'
import type { UseFormReturn } from 'react-hook-form'
import { type Choice, ChoiceField, DayField, LineField, LinesField } from '../../form/form-fields'
import { CoverField } from './cover-field'
import type { ArticleValues } from './form-of-row'

const COUNTRY = '000000'
const CHANNELS: readonly Choice[] = listOwnChannels().map(({ key, label }) => ({ value: key, label }))
const PROVINCES: readonly Choice[] = [
  { value: '', label: '全国' },
  ...listDivisions(COUNTRY).map(({ code, name }) => ({ value: code, label: name })),
]
const METHODS: readonly Choice[] = EXTRACTION_METHODS.map(({ code, name }) => ({ value: code, label: name }))

interface MetaProps {
  readonly form: UseFormReturn<ArticleValues>
  readonly isNew: boolean
}

const listCategories = (channelKey: string): readonly Choice[] => {
  const categories = findChannel(channelKey)?.categories ?? []
  const nameOf = (id: string | null) => categories.find((category) => category.id === id)?.name
  return [
    { value: '', label: '不分类' },
    ...categories.map(({ code, name, parentId }) => ({
      value: code,
      label: parentId === null ? name : `${nameOf(parentId)} / ${name}`,
    })),
  ]
}

/** The form of an article's metadata, checked by the domain (CON-06). */
export function MetaFields({ form, isNew }: MetaProps) {
  const channel = form.watch('channel')
  const chosenChannel = findChannel(channel)
  const isDated = chosenChannel !== undefined && holdsDocuments(chosenChannel)
  const choice = (
    name: 'channel' | 'category' | 'region' | 'method',
    options: readonly Choice[],
    onChange?: () => void,
  ) => (
    <ChoiceField
      form={form}
      name={name}
      label={ARTICLE_LABELS[name]}
      required={name === 'channel'}
      options={options}
      onChange={onChange}
    />
  )
  const line = (name: 'source' | 'author' | 'documentNumber' | 'issuer' | 'amendment' | 'replacedBy') => (
    <LineField form={form} name={name} label={ARTICLE_LABELS[name]} required={name === 'source'} />
  )
  const day = (name: 'issuedOn' | 'effectiveOn' | 'expiresOn') => (
    <DayField form={form} name={name} label={ARTICLE_LABELS[name]} />
  )
  // A category belongs to its channel.
  const clearCategory = () => form.setValue('category', '', { shouldDirty: true })
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {choice('channel', [{ value: '', label: '请选择' }, ...CHANNELS], clearCategory)}
      {choice('category', listCategories(channel))}
      {choice('region', PROVINCES)}
      {line('source')}
      {line('author')}
      {choice('method', METHODS)}
      <LineField form={form} name="tags" label={ARTICLE_LABELS.tags} hint="用逗号分隔，最多 20 个" />
      <CoverField form={form} />
      {isNew && (
        <LineField
          form={form}
          name="newId"
          label="编号"
          hint="在网址里，字母、数字、-、_；不填自动生成，之后不能改"
        />
      )}
      {isDated && (
        <>
          {line('documentNumber')}
          {line('issuer')}
          {day('issuedOn')}
          {day('effectiveOn')}
          {day('expiresOn')}
          {line('amendment')}
          {line('replacedBy')}
        </>
      )}
      <div className="md:col-span-2 xl:col-span-3">
        <LinesField
          form={form}
          name="remark"
          label={ARTICLE_LABELS.remark}
          hint="列表与搜索引擎里显示"
          rows={2}
        />
      </div>
    </div>
  )
}
