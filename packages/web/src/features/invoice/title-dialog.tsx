'use client'

import { checkTitle, trimTitle } from '@zhushutong/domain/invoice'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useWatch } from 'react-hook-form'
import type { SavedTitle, SaveTitle } from './invoice.types'
import { TitleFields, type TitleValues } from './title-fields'

interface Values extends TitleValues {
  isDefault: boolean
}

const NEW: Values = {
  titleKind: 'company',
  title: '',
  taxNumber: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  isDefault: false,
}

/** The form for a new or changed title (BIL-08). */
export function TitleDialog({
  saved,
  save,
  onClose,
  onSaved,
}: {
  /** null: a new title. */
  saved: SavedTitle | null
  save: SaveTitle
  onClose: () => void
  onSaved: () => void
}) {
  const { titleId, ...known } = saved ?? { titleId: undefined, ...NEW }
  const { form, field, submit, isSending, failure } = useDomainForm<Values>({
    initial: known,
    normalize: ({ isDefault, ...typed }) => ({ ...trimTitle(typed), isDefault }),
    check: ({ isDefault: _, ...title }) => checkTitle(title),
    send: (values, signal) => save(titleId === undefined ? values : { ...values, titleId }, signal),
    onSent: onSaved,
  })
  const titleKind = useWatch({ control: form.control, name: 'titleKind' })
  const { error: _, ...isDefault } = field('isDefault')
  return (
    <Dialog
      open
      title={saved ? '修改抬头' : '新增抬头'}
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button variant="primary" type="submit" form="save-title" loading={isSending}>
            保存
          </Button>
        </>
      }
    >
      <form id="save-title" className="grid gap-4" noValidate onSubmit={submit}>
        <TitleFields kind="ordinary" titleKind={titleKind} field={field} />
        {saved?.isDefault ? (
          <p className="text-ink-3">这是默认抬头；把另一个设为默认后它不再是。</p>
        ) : (
          <Checkbox {...isDefault}>设为默认抬头</Checkbox>
        )}
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
