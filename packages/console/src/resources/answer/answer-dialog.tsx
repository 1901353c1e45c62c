import {
  ANSWER_LABELS,
  ANSWER_LENGTHS,
  type AnswerForm,
  ARTICLE_FORMATS,
  checkAnswer,
  FORMAT_LABELS,
  trimAnswer,
} from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId } from 'react'
import type { RowOf } from '../../api'
import { ChoiceField, LineField, LinesField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import { Preview } from '../article/preview'

type Row = RowOf<'answer'>

const EMPTY: AnswerForm = {
  author: '',
  authorTitle: '',
  format: 'markdown',
  text: '',
  basis: '',
  accepted: false,
}
const FORMATS = ARTICLE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }))

const pickForm = ({ author, authorTitle, format, text, basis, accepted }: AnswerForm): AnswerForm => ({
  author,
  authorTitle,
  format,
  text,
  basis,
  accepted,
})

interface AnswerDialogProps {
  /** Id of the question. */
  readonly question: string
  /** Absent for a new answer. */
  readonly row?: Row
  readonly onClose: () => void
}

/** The dialog for a new or changed answer to a question, checked by the domain (CON-12). */
export function AnswerDialog({ question, row, onClose }: AnswerDialogProps) {
  const create = useAction('answer', 'create', '已发布回答')
  const update = useAction('answer', 'update', '已保存')
  const formId = useId()
  const form = useStaffForm<AnswerForm>({
    initial: row ? pickForm(row) : EMPTY,
    check: (values) => checkAnswer(trimAnswer(values)),
    send: async (values, onError) => {
      const done = row
        ? await update.run({ id: row.id, version: row.version, ...values }, onError)
        : await create.run({ question, ...values }, onError)
      if (done) onClose()
    },
  })
  return (
    <Dialog
      open
      side="right"
      title={row ? '改回答' : '写回答'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.busy || update.busy}>
            {row ? '保存' : '发布回答'}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid grid-cols-[minmax(0,1fr)] gap-4" noValidate onSubmit={form.submit}>
        {row && <p className="font-semibold wrap-anywhere">{row.questionTitle}</p>}
        <div className="grid gap-4 md:grid-cols-2">
          <LineField
            form={form}
            name="author"
            label={ANSWER_LABELS.author}
            required
            isFirst
            maxLength={ANSWER_LENGTHS.author}
          />
          <LineField
            form={form}
            name="authorTitle"
            label={ANSWER_LABELS.authorTitle}
            placeholder="如：资质顾问"
            maxLength={ANSWER_LENGTHS.authorTitle}
          />
        </div>
        <LinesField form={form} name="text" label={ANSWER_LABELS.text} required rows={10} />
        <ChoiceField form={form} name="format" label="格式" options={FORMATS} />
        <LinesField
          form={form}
          name="basis"
          label={ANSWER_LABELS.basis}
          hint="写明法规、标准的名称与条款，显示在回答下面"
          rows={2}
        />
        <Checkbox {...form.register('accepted')}>采纳这个回答，放在最前；原来采纳的不再是</Checkbox>
        <Preview format={form.watch('format')} text={form.watch('text')} isLow />
      </form>
    </Dialog>
  )
}
