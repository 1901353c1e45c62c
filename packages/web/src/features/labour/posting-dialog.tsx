'use client'

import {
  checkPosting,
  POSTING_DAYS,
  POSTING_LENGTHS,
  POSTING_TEXTS,
  type PostingInput,
  trimPosting,
} from '@zhushutong/domain/labour'
import {
  AVAILABILITIES,
  BENEFITS,
  EXPERIENCES,
  JOB_CERTIFICATES,
  JOB_TYPES,
} from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useId } from 'react'
import type { PostingTarget } from '@/triggers/targets'
import { Choices } from './choices'
import { RegionChoice } from './region-choice'

const EMPTY: PostingInput = {
  title: '',
  jobType: '',
  experience: 'any',
  region: '',
  payMin: '',
  payMax: '',
  certificates: [],
  description: '',
  contactName: '',
  contactPhone: '',
  days: '30',
  companyName: '',
  headcount: '1',
  benefits: [],
  availability: 'now',
}

const WORDS = {
  recruit: { title: '发布职位', place: '工作地点', pay: '月薪', text: '职位描述', contact: '联系人' },
  worker: { title: '发布求职', place: '期望地区', pay: '期望月薪', text: '个人介绍', contact: '本人姓名' },
} as const

const ORDER = [
  'title',
  'jobType',
  'payMin',
  'payMax',
  'experience',
  'certificates',
  'companyName',
  'headcount',
  'benefits',
  'availability',
  'description',
  'contactName',
  'contactPhone',
  'days',
] as const

const DAYS = POSTING_DAYS.map((days) => ({ value: String(days), label: `${days} 天` }))

/** The form for a job offer or a job request (LAB-01). */
export function PostingDialog({
  target,
  send,
  onClose,
  onSent,
}: {
  target: PostingTarget
  send: (target: PostingTarget, posting: PostingInput, signal?: AbortSignal) => Promise<Refusal | null>
  onClose: () => void
  onSent: () => void
}) {
  const { kind, id } = target
  const words = WORDS[kind]
  const formId = useId()
  const { form, field, submit, isSending, failure, settle } = useDomainForm<PostingInput>({
    initial: { ...EMPTY, ...target.form },
    normalize: (typed) => trimPosting(kind, typed),
    check: (posting) => checkPosting(kind, posting),
    send: (posting, signal) => send(target, posting, signal),
    onSent: () => {
      onClose()
      toast(id ? POSTING_TEXTS.saved : POSTING_TEXTS.sent, 'ok')
      onSent()
    },
  })

  // Registered in the order of the form: the first invalid field gets the focus.
  for (const name of ORDER) form.register(name)

  const select = (
    name: 'jobType' | 'experience' | 'availability' | 'days',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => {
    const { error, ...register } = field(name)
    return (
      <Field label={label} required error={error}>
        {(control) => (
          <Select {...control} {...register}>
            <option value="" disabled>
              请选择
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }
  const { error: certificatesError, ...certificates } = field('certificates')
  const { error: benefitsError, ...benefits } = field('benefits')
  const { error: textError, ...text } = field('description')
  const { error: regionError } = field('region')

  return (
    <Dialog
      open
      title={id ? '修改发布' : words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            提交审核
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="职位"
          required
          hint="写清证书或工种，例如：专职安全员（C 证）"
          maxLength={POSTING_LENGTHS.title}
          data-autofocus=""
          {...field('title')}
        />
        {select('jobType', '职位类别', JOB_TYPES)}
        <RegionChoice
          label={words.place}
          value={form.watch('region')}
          error={regionError}
          onChange={(code) => {
            form.setValue('region', code)
            settle('region')
          }}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label={`${words.pay}最低（元）`} required inputMode="numeric" {...field('payMin')} />
          <TextField label={`${words.pay}最高（元）`} required inputMode="numeric" {...field('payMax')} />
        </div>
        {select('experience', '工作经验', EXPERIENCES)}
        <Choices label="证书" options={JOB_CERTIFICATES} error={certificatesError} register={certificates} />
        {kind === 'recruit' ? (
          <>
            <TextField
              label="招聘单位"
              required
              autoComplete="organization"
              maxLength={POSTING_LENGTHS.companyName}
              {...field('companyName')}
            />
            <TextField label="人数" required inputMode="numeric" {...field('headcount')} />
            <Choices label="待遇" options={BENEFITS} error={benefitsError} register={benefits} />
          </>
        ) : (
          select('availability', '到岗时间', AVAILABILITIES)
        )}
        <Field label={words.text} required error={textError} hint="20–1000 字，不能写联系方式">
          {(control) => <Textarea {...control} {...text} rows={5} maxLength={POSTING_LENGTHS.description} />}
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={words.contact}
            required
            autoComplete="name"
            maxLength={POSTING_LENGTHS.contactName}
            {...field('contactName')}
          />
          <TextField
            label="联系手机号"
            required
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            hint={kind === 'recruit' ? '登录的用户可以看到' : '开通会员的用户可以看到'}
            {...field('contactPhone')}
          />
        </div>
        {select('days', '展示天数', DAYS)}
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
