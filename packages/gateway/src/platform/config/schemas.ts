import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

export const isUrl = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

/** An http(s) URL without a path. */
export const origin = () =>
  z
    .string()
    .refine(
      (value) => isUrl(value, ['http:', 'https:']) && new URL(value).origin === value.replace(/\/$/, ''),
    )
    .transform((value) => new URL(value).origin)

export const onOff = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(fallback)

/** A port; 0 for any free one. */
export const port = () =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((n) => n <= 65_535)

/** Text of at least one character. */
export const filled = () => z.string().trim().min(1)

type ReadKey = (key: string) => KeyObject

const isRsa = (read: ReadKey) => (key: string) => {
  try {
    return read(key).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** An environment variable may contain a PEM text with escaped line ends (backslash and n). */
const withLineEnds = (text: string) => text.replaceAll('\\n', '\n').trim()

/** Alipay's tools export keys as bare base64. */
const pemOf = (label: string, text: string) =>
  text.startsWith('-----')
    ? text
    : `-----BEGIN ${label}-----\n${text.replace(/\s/g, '')}\n-----END ${label}-----`

const PRIVATE_LABELS = ['PRIVATE KEY', 'RSA PRIVATE KEY'] as const

const privateKeyOf = (text: string): string => {
  const key = withLineEnds(text)
  const forms = PRIVATE_LABELS.map((label) => pemOf(label, key))
  return forms.find(isRsa(createPrivateKey)) ?? key
}

const publicKeyOf = (text: string): string => pemOf('PUBLIC KEY', withLineEnds(text))

const isRsaPrivateKey = isRsa(createPrivateKey)
// createPublicKey also accepts a private key, which must not be configured here.
const isRsaPublicKey = (key: string) => !key.includes('PRIVATE') && isRsa(createPublicKey)(key)

/** The file's content; '' for an unreadable file, which every key schema rejects. */
const readContent = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Converts an RSA private key, PEM or bare base64, to PEM. */
export const privateKey = () => z.string().transform(privateKeyOf).refine(isRsaPrivateKey)

/** Converts the path of a file with an RSA private key to the key in PEM. */
export const privateKeyFile = () =>
  z.string().transform(readContent).transform(privateKeyOf).refine(isRsaPrivateKey)

/** Converts an RSA public key, PEM or bare base64, to PEM. */
export const publicKey = () => z.string().transform(publicKeyOf).refine(isRsaPublicKey)

/** Converts the path of a file with an RSA public key to the key in PEM. */
export const publicKeyFile = () =>
  z.string().transform(readContent).transform(publicKeyOf).refine(isRsaPublicKey)
