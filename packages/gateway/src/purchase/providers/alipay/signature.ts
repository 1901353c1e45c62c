import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** The text that Alipay signs: parameters sorted by name, joined, not URL-encoded. */
const canonicalText = (params: Readonly<Record<string, string>>): string =>
  Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

/** The RSA2 signature of a request. Callers must pass no empty parameters. */
export function signParams(params: Readonly<Record<string, string>>, key: KeyObject): string {
  return createSign('RSA-SHA256').update(canonicalText(params), 'utf8').sign(key, 'base64')
}

export function isSignedText(text: string, signature: string, key: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')
}

/**
 * True when Alipay signed the parameters of a notification with RSA2. The sender controls `sign_type`: another value
 * is rejected, it never selects a weaker check.
 */
export function isSignedForm(params: Readonly<Record<string, string>>, key: KeyObject): boolean {
  const { sign, sign_type: type, ...signed } = params
  return type === 'RSA2' && sign !== undefined && isSignedText(canonicalText(signed), sign, key)
}
