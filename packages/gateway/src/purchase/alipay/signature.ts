import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** Parameters as Alipay signs them: sorted by name, joined, not encoded. */
const canonicalText = (params: Readonly<Record<string, string>>): string =>
  Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

/** The RSA2 signature of a request's parameters; empty ones are not sent. */
export function signParams(params: Readonly<Record<string, string>>, key: KeyObject): string {
  return createSign('RSA-SHA256').update(canonicalText(params), 'utf8').sign(key, 'base64')
}

/** Whether Alipay signed this text by RSA2. */
export function isSignedText(text: string, signature: string, key: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')
}

/**
 * Whether Alipay signed the parameters of a notification. By RSA2 alone: what the message says of its own signature
 * only refuses it, it never chooses a weaker check.
 */
export function isSignedForm(params: Readonly<Record<string, string>>, key: KeyObject): boolean {
  const { sign, sign_type: type, ...signed } = params
  return type === 'RSA2' && sign !== undefined && isSignedText(canonicalText(signed), sign, key)
}
