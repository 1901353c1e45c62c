import { filterTelephone } from '@zhushutong/domain/formatting'
import {
  type InvoiceKind,
  TITLE_KIND_LABELS,
  TITLE_KINDS,
  TITLE_LENGTHS,
  type TitleKind,
} from '@zhushutong/domain/invoice'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import type { ComponentProps, FormEvent } from 'react'

export interface TitleValues {
  titleKind: TitleKind
  title: string
  taxNumber: string
  address: string
  phone: string
  bankName: string
  bankAccount: string
}

type FieldProps = ComponentProps<'input'> & { readonly error: string | undefined }

interface Props {
  readonly kind: InvoiceKind
  readonly titleKind: TitleKind
  readonly field: (name: keyof TitleValues) => object & { readonly error: string | undefined }
}

const keepTelephone = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  currentTarget.value = filterTelephone(currentTarget.value)
}

/** The title of an invoice (BIL-02); tax number and bank are shown for companies only. */
export function TitleFields({ kind, titleKind, field }: Props) {
  const line = (name: Exclude<keyof TitleValues, 'titleKind'>) =>
    ({ autoComplete: 'off', maxLength: TITLE_LENGTHS[name] * 2, ...field(name) }) as FieldProps
  const { error, ...select } = field('titleKind')
  const isSpecial = kind === 'special'
  const isPerson = titleKind === 'person' && !isSpecial
  const details = (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label="注册地址" required={isSpecial} {...line('address')} />
      <TextField
        label="注册电话"
        required={isSpecial}
        inputMode="tel"
        onInput={keepTelephone}
        {...line('phone')}
      />
      <TextField label="开户银行" required={isSpecial} {...line('bankName')} />
      <TextField label="银行账号" required={isSpecial} inputMode="numeric" {...line('bankAccount')} />
    </div>
  )
  return (
    <>
      {!isSpecial && (
        <Field label="抬头类型" error={error}>
          {(control) => (
            <Select {...control} {...select}>
              {TITLE_KINDS.map((value) => (
                <option key={value} value={value}>
                  {TITLE_KIND_LABELS[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <TextField
        label={isPerson ? '姓名' : '发票抬头'}
        required
        hint={isPerson ? undefined : '营业执照上的企业全称'}
        {...line('title')}
      />
      {!isPerson && (
        <TextField
          label="纳税人识别号"
          required
          hint="18 位统一社会信用代码，或 15 位旧税号"
          {...line('taxNumber')}
        />
      )}
      {!isPerson && isSpecial && details}
      {!isPerson && !isSpecial && (
        <details>
          <summary className="mb-3 cursor-pointer text-ink-2">地址、电话与开户行（选填）</summary>
          {details}
        </details>
      )}
    </>
  )
}
