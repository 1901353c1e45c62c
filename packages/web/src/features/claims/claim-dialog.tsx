'use client'

import {
  CLAIM_LENGTHS,
  CLAIM_ROLE_LABELS,
  CLAIM_TEXTS,
  type ClaimInput,
  type ClaimRole,
  checkClaim,
  listClaimRoles,
  trimClaim,
} from '@zhushutong/domain/claims'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { useGateway } from '@/wiring/browser/gateway'

type CodeField = ReturnType<ReturnType<typeof useDomainForm<ClaimInput>>['field']>

const HINTS = {
  person: '例如注册证书编号、注册专业、现在的注册单位；只有工作人员看到，请不要填写身份证号',
  company: '例如您的职务、办公电话、统一社会信用代码；只有工作人员看到，请不要填写身份证号',
} as const

/** 认领: the claimant's role and name, facts that can be verified, and a code to the account's number (CLM-01). */
export function ClaimDialog({
  target,
  codeField,
  onClose,
}: DialogProps['claim'] &
  Pick<DialogHostProps, 'onClose'> & {
    /** The field for the code; `onSent` takes the number of the message. */
    readonly codeField: (field: CodeField, onSent: (smsId: string) => void) => ReactNode
  }) {
  const formId = useId()
  const router = useRouter()
  const { send } = useGateway()
  const roles = listClaimRoles(target.kind)
  const { form, field, submit, isSending, failure } = useDomainForm<ClaimInput>({
    initial: {
      role: roles.length === 1 ? (roles[0] ?? '') : '',
      name: '',
      evidence: '',
      smsId: '',
      validationCode: '',
    },
    normalize: trimClaim,
    check: (claim) => checkClaim(target.kind, claim),
    send: ({ role, ...claim }, signal) =>
      send(({ claims }) =>
        claims.add(
          { module: target.kind, moduleId: target.id, role: role as ClaimRole, ...claim },
          { signal },
        ),
      ),
    onSent: () => {
      onClose()
      router.refresh()
      toast(CLAIM_TEXTS.sent, 'ok')
    },
  })
  const { error: roleError, ...role } = field('role')
  const { error: evidenceError, ...evidence } = field('evidence')

  return (
    <Dialog
      open
      title={CLAIM_TEXTS.title[target.kind]}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            提交认领
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">
          认领“<b className="break-words">{target.title}</b>
          ”：工作人员核实后，页面会显示“{CLAIM_TEXTS.marked[target.kind]}”，您对这条记录的纠错会优先核实。
        </p>
        {roles.length > 1 && (
          <Field label="您的身份" required error={roleError}>
            {(control) => (
              <Select {...control} {...role} data-autofocus="">
                <option value="" disabled>
                  请选择
                </option>
                {roles.map((value) => (
                  <option key={value} value={value}>
                    {CLAIM_ROLE_LABELS[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TextField
          {...(roles.length === 1 && { 'data-autofocus': '' })}
          label="真实姓名"
          required
          autoComplete="name"
          maxLength={CLAIM_LENGTHS.name}
          {...field('name')}
        />
        <Field label="可以核实的信息" required error={evidenceError} hint={HINTS[target.kind]}>
          {(control) => <Textarea {...control} {...evidence} maxLength={CLAIM_LENGTHS.evidence} />}
        </Field>
        {codeField(field('validationCode'), (smsId) => form.setValue('smsId', smsId))}
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
