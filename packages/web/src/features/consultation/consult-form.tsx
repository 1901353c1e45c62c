'use client'

import {
  CONSULTATION_LENGTHS,
  CONSULTATION_TEXTS,
  CONSULTATION_TOPICS,
  type ConsultationInput,
  checkConsultation,
  trimConsultation,
} from '@zhushutong/domain/consultation'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { CheckIcon } from '@zhushutong/ui/icon'
import { useRef, useState } from 'react'

/** Sends a consultation; returns its number or the refusal. */
export type SendConsultation = (
  input: ConsultationInput,
  signal: AbortSignal,
) => Promise<{ readonly number: string } | Refusal>

export interface ConsultFormProps {
  readonly topic: string
  readonly button: string
  readonly regions: ReadonlyArray<{ readonly code: string; readonly name: string }>
  /** The reader's mobile number, masked; null for a visitor. */
  readonly ownMobile: string | null
  /** The page with the reader's consultations; null for a visitor. */
  readonly ownHref: string | null
  readonly send: SendConsultation
}

function Sent({
  number,
  ownHref,
  onAgain,
}: Pick<ConsultFormProps, 'ownHref'> & { number: string; onAgain: () => void }) {
  return (
    <div role="status" className="grid justify-items-center gap-2 py-6 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-ok-soft text-ok">
        <CheckIcon size={24} />
      </span>
      <h3 className="mt-1 text-20 font-semibold">{CONSULTATION_TEXTS.sent}</h3>
      <p className="text-ink-2">{CONSULTATION_TEXTS.reply}</p>
      <p className="mt-2">
        咨询编号 <b className="font-semibold">{number}</b>
      </p>
      <p className="text-12 text-ink-3">
        致电客服时报编号即可查询进度
        {ownHref !== null && (
          <>
            ，书面答复在
            <a className="text-primary underline underline-offset-2" href={ownHref}>
              我的咨询
            </a>
            查看
          </>
        )}
      </p>
      <Button className="mt-2" onClick={onAgain}>
        再提交一个
      </Button>
    </div>
  )
}

/** The form for a question to an adviser (ASK-01); a confirmation replaces it after sending. */
export function ConsultForm(props: ConsultFormProps) {
  const [number, setNumber] = useState<string | null>(null)
  return number === null ? (
    <Form {...props} onSent={setNumber} />
  ) : (
    <Sent number={number} ownHref={props.ownHref} onAgain={() => setNumber(null)} />
  )
}

function Form({
  topic,
  button,
  regions,
  ownMobile,
  send,
  onSent,
}: ConsultFormProps & { onSent: (number: string) => void }) {
  const sent = useRef('')
  const { field, submit, isSending, failure } = useDomainForm<ConsultationInput>({
    initial: { topic, name: '', mobile: '', company: '', region: '', message: '' },
    normalize: trimConsultation,
    check: (input) => checkConsultation(input, ownMobile !== null),
    send: async (input, signal) => {
      const answer = await send(input, signal)
      if (!('number' in answer)) return answer
      sent.current = answer.number
      return null
    },
    onSent: () => onSent(sent.current),
  })
  // In the order of the form: the first invalid field gets the focus.
  const { error: topicError, ...topicField } = field('topic')
  const [name, mobile, company] = [field('name'), field('mobile'), field('company')]
  const { error: regionError, ...regionField } = field('region')
  const { error: messageError, ...messageField } = field('message')

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="想咨询" required error={topicError}>
        {(control) => (
          <Select {...control} {...topicField}>
            {CONSULTATION_TOPICS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField label="怎样称呼您" required autoComplete="name" {...name} />
      <TextField
        label="手机号"
        required={ownMobile === null}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="11 位手机号"
        hint={ownMobile === null ? undefined : `不填则用账号的手机号 ${ownMobile}`}
        {...mobile}
      />
      <TextField label="单位名称（选填）" autoComplete="organization" {...company} />
      <Field label="所在地区" required error={regionError}>
        {(control) => (
          <Select {...control} {...regionField}>
            <option value="">请选择省份</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="想了解的内容（选填）"
        error={messageError}
        hint={`最多 ${CONSULTATION_LENGTHS.message} 字，请勿填写身份证号`}
      >
        {(control) => <Textarea {...control} {...messageField} maxLength={CONSULTATION_LENGTHS.message} />}
      </Field>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" block loading={isSending}>
        {button}
      </Button>
      <p className="text-12 text-ink-3">
        提交即同意顾问按
        <a
          className="text-primary underline underline-offset-2"
          href="/privacy.html"
          target="_blank"
          data-plain=""
          rel="noreferrer"
        >
          《隐私协议》
        </a>
        使用以上信息与您联系。
      </p>
    </form>
  )
}
