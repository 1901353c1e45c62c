import { type HttpError, useInvalidateAuthStore } from '@refinedev/core'
import { checkStaffPassword, TOTP } from '@zhushutong/domain/staff'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { staffSession } from '@zhushutong/sdk/staff'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { Logo } from '@zhushutong/ui/icon'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callStaff } from '../api'
import { useStaffForm } from '../form/use-staff-form'
import { Enrolment } from './enrolment'

type Answer = ResultOf<typeof staffSession.login>
/** The data of the second step; null in the first step. */
type Step = Exclude<Answer, { next: 'done' }> | null

interface Values {
  readonly account: string
  readonly password: string
  readonly code: string
  readonly newPassword: string
}

const checkLogin = ({ account, password, code, newPassword }: Values, step: Step) => {
  const message =
    step?.next === 'enrol' ? checkStaffPassword(newPassword, account.trim().toLowerCase()) : null
  return [
    ...(account === '' ? [{ field: 'account', message: '请填写账号' }] : []),
    ...(password === '' ? [{ field: 'password', message: '请填写密码' }] : []),
    ...(message === null ? [] : [{ field: 'newPassword', message }]),
    ...(step === null || /^\d{6}$/.test(code.replace(/\s/g, ''))
      ? []
      : [{ field: 'code', message: '请填写 6 位数字' }]),
  ]
}

/** The page after the login; only a path of this site is accepted. */
const pathAfter = (to: string | null): string => (to && /^\/(?!\/)[^\\]*$/.test(to) ? to : '/')

/**
 * The login: account and password, then the app's code. The first login adds the app's enrolment and a new
 * password.
 */
export function LoginPage() {
  const [step, setStep] = useState<Step>(null)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const invalidate = useInvalidateAuthStore()
  const form = useStaffForm({
    initial: { account: '', password: '', code: '', newPassword: '' },
    check: (values) => checkLogin(values, step),
    send: async (values, onError) => {
      try {
        const answer = await callStaff('session', 'login', step === null ? { ...values, code: '' } : values)
        if (answer.next !== 'done') return setStep(answer)
        await invalidate()
        navigate(pathAfter(params.get('to')), { replace: true })
      } catch (error) {
        setValue('code', '')
        onError(error as HttpError)
      }
    },
  })
  const { register, submit, setValue, formState, setFocus } = form
  const { errors, isSubmitting } = formState

  useEffect(() => {
    document.title = '登录 - 筑数通运营台'
  }, [])
  useEffect(() => {
    setFocus(step === null ? 'account' : step.next === 'enrol' ? 'newPassword' : 'code')
  }, [step, setFocus])

  const back = () => {
    form.reset()
    setStep(null)
  }

  return (
    <main className="mx-auto grid w-full max-w-[420px] content-center gap-5 px-4 py-10 min-h-dvh">
      <h1 className="flex items-center gap-2 text-20 font-semibold">
        <Logo size={28} />
        筑数通 <span className="text-14 font-normal text-ink-2">运营台</span>
      </h1>
      <form className="card grid gap-4 p-6" onSubmit={submit} noValidate>
        <div className={step === null ? 'grid gap-4' : 'hidden'}>
          <TextField
            label="账号"
            autoComplete="username"
            error={errors.account?.message}
            {...register('account')}
          />
          <TextField
            label="密码"
            type="password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
        </div>
        {step?.next === 'enrol' && (
          <>
            <Enrolment secret={step.secret} uri={step.uri} />
            <TextField
              label="自己的新密码"
              type="password"
              autoComplete="new-password"
              hint="至少 12 位，替换首次登录的密码"
              error={errors.newPassword?.message}
              {...register('newPassword')}
            />
          </>
        )}
        {step !== null && (
          <TextField
            label="验证码"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={TOTP.digits + 1}
            hint="身份验证器中的 6 位数字，每个只能用一次"
            error={errors.code?.message}
            {...register('code')}
          />
        )}
        <Button type="submit" variant="primary" size="large" block loading={isSubmitting}>
          {step === null ? '下一步' : '登录'}
        </Button>
        {step !== null && (
          <Button variant="text" onClick={back}>
            换一个账号
          </Button>
        )}
      </form>
      <p className="text-12 text-ink-3">忘记密码或丢失了身份验证器，请联系管理员重置。</p>
    </main>
  )
}
