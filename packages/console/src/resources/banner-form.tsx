import {
  BANNER_PLACE_GROUPS,
  checkBannerEntry,
  checkBannerPicture,
  isPopupPlace,
} from '@zhushutong/domain/portal/shell'
import { BannerPicture } from '@zhushutong/ui/banner-picture'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import type { RowOf } from '../api'
import { DayControl } from '../form/day-control'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { ImageButton } from './article/image-button'

type Row = RowOf<'banner'>
type Values = Omit<Row, 'id' | 'state' | 'clicks'>

const EMPTY: Values = {
  name: '',
  image: '',
  title: '',
  text: '',
  link: '',
  positionKey: 'homeBimg',
  position: 0,
  startsOn: '',
  endsOn: '',
  isOn: true,
}
const DAYS = [
  { field: 'startsOn', label: '开始日', hint: '不填为即日起' },
  { field: 'endsOn', label: '结束日', hint: '当天仍展示；不填为长期' },
] as const

const fillValues = (row: Row): Values => {
  const { id: _, state: __, clicks: ___, ...values } = row
  return values
}

/** Checks for a missing picture only; a picture's size is checked by the gateway. */
const checkMissingPicture = (values: Values) => {
  const problem = values.image === '' ? checkBannerPicture(undefined, values) : null
  return problem ? [problem] : []
}

const rules: DomainRules<Values> = {
  check: (values) => [...checkMissingPicture(values), ...checkBannerEntry(values)],
}

/** The form of a banner with its preview, checked by the domain (SHL-14). */
export function BannerForm({ row, onDone }: { row?: Row; onDone: () => void }) {
  const create = useAction('banner', 'create', '已新建，10 秒内生效')
  const update = useAction('banner', 'update', '已保存，10 秒内生效')
  const { control, register, submit, setValue, watch, formState } = useStaffForm<Values>({
    ...rules,
    initial: row ? fillValues(row) : EMPTY,
    send: async (values, onError) => {
      const done = row
        ? await update.run({ id: row.id, ...values }, onError)
        : await create.run(values, onError)
      if (done) onDone()
    },
  })
  const { errors } = formState
  const { image, name, title, text, positionKey } = watch()
  const isPopup = isPopupPlace(positionKey)
  const days = DAYS.map(({ field, label, hint }) => (
    <Field key={field} label={label} hint={hint} error={errors[field]?.message}>
      {(described) => <DayControl {...described} aria-label={label} control={control} name={field} />}
    </Field>
  ))
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <div className="grid gap-2">
        <p>
          图片
          {!isPopup && (
            <span className="ml-0.5 text-bad" aria-hidden="true">
              *
            </span>
          )}
        </p>
        {image !== '' && isPopup && <img src={image} alt={name} className="max-h-60 rounded-2" />}
        {image !== '' && !isPopup && (
          <figure className="banner" aria-label="预览">
            <div className="banner-slide">
              <BannerPicture src={image} alt={name} title={title} text={text} width={1600} height={206} />
            </div>
          </figure>
        )}
        <div className="flex gap-2">
          <ImageButton
            label={image === '' ? '选择图片' : '换一张'}
            inputLabel="选择广告图片"
            onUploaded={(path) => setValue('image', path, { shouldDirty: true, shouldValidate: true })}
          />
          {image !== '' && isPopup && (
            <Button onClick={() => setValue('image', '', { shouldDirty: true })}>不用图片</Button>
          )}
        </div>
        <p className="text-12 text-ink-3">
          {isPopup
            ? '可不用图片，只写标题和副标题；图片建议 960 × 480'
            : '建议 1600 × 206；填了标题时，标题压在左侧，图片的主体请放右侧'}
        </p>
        <p className="text-12 text-bad empty:hidden" aria-live="polite">
          {errors.image?.message}
        </p>
      </div>
      <TextField
        label="图片说明"
        required
        autoComplete="off"
        hint="看不到图片的人会读到；图上有字时请照写，没有图片时写名称"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField label="标题" autoComplete="off" error={errors.title?.message} {...register('title')} />
      <TextField label="副标题" autoComplete="off" error={errors.text?.message} {...register('text')} />
      <TextField
        label="链接"
        autoComplete="off"
        hint="本站的页面，如 /svip.html，或 http(s) 网址；不填则不可点击"
        error={errors.link?.message}
        {...register('link')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="位置" required error={errors.positionKey?.message}>
          {(control) => (
            <Select {...control} {...register('positionKey')}>
              {BANNER_PLACE_GROUPS.map(({ title: group, places }) => (
                <optgroup key={group} label={group}>
                  {places.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label="顺序"
          type="number"
          min={0}
          hint={isPopup ? '小的在前，只弹出第一个' : '小的在前，每处至多 3 张'}
          error={errors.position?.message}
          {...register('position', { valueAsNumber: true })}
        />
        {days}
      </div>
      <Checkbox {...register('isOn')}>启用</Checkbox>
      <Button type="submit" variant="primary" loading={create.busy || update.busy}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}
