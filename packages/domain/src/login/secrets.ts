import type { PasswordCredentials, SmsCredentials } from './login.ports'
import type { LoginForm } from './login.state'

/** What holds a password, and therefore travels sealed as a whole: a password login and a new password (LOG-10). */
export type SealedCredentials = PasswordCredentials | (SmsCredentials & { readonly password: string })

/** What travels in place of a sealed text: nothing of it can be read on the way (LOG-10). */
export interface Sealed {
  /** The text, encrypted with a random key that is used once. */
  readonly data: string
  /** That key, itself encrypted for the gateway. */
  readonly secureKey: string
}

/** What closes a text so that the gateway alone can read it (LOG-10). */
export interface Sealer {
  readonly seal: (text: string) => Promise<Sealed>
}

const SEALED_FIELDS = ['loginName', 'mobile', 'password', 'validationCode', 'smsId', 'captcha', 'scode']

/** The text to encrypt: all of the credentials as JSON, and nothing that happens to stand beside them (LOG-10). */
export const sealedPayload = (credentials: SealedCredentials): string =>
  JSON.stringify(credentials, SEALED_FIELDS)

/** Seals credentials for their way to the gateway (LOG-10). */
export const sealCredentials =
  (sealer: Sealer) =>
  (credentials: SealedCredentials): Promise<Sealed> =>
    sealer.seal(sealedPayload(credentials))

const HIDDEN = '***'
const SHOWN: readonly string[] = ['smsSentAt', 'disabled'] satisfies (keyof LoginForm)[]

/**
 * A form as a log may hold it: which fields are filled, but of what is typed, sent or answered nothing at all; a
 * field that nobody has thought of yet is hidden too (LOG-10).
 */
export const withoutSecrets = (form: LoginForm): Readonly<Record<string, string | number | boolean | null>> =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      const isEmpty = value === null || value === ''
      return [field, isEmpty || SHOWN.includes(field) ? value : HIDDEN]
    }),
  )
