import { Buffer } from 'node:buffer'
import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { type Sealed, type Sealer, sealCredentials, sealedPayload, withoutSecrets } from './index'
import { aFilledForm, aForm, MOBILE, PASSWORD } from './login.fixture'

const BY_PASSWORD = { loginName: 'zhang_san', password: PASSWORD, captcha: 'c1' }
const NEW_PASSWORD = {
  mobile: MOBILE,
  validationCode: '123456',
  smsId: 's1',
  captcha: 'c1',
  scode: null,
  password: PASSWORD,
}

const gateway = generateKeyPairSync('rsa', { modulusLength: 2048 })
const padding = constants.RSA_PKCS1_OAEP_PADDING

/** Seals as the rule has it: a random key for the text, and the gateway's public key for that key. */
const sealer: Sealer = {
  seal: async (text) => {
    const key = randomBytes(16)
    const cipher = createCipheriv('aes-128-cbc', key, key)
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
    const secureKey = publicEncrypt({ key: gateway.publicKey, padding, oaepHash: 'sha256' }, key).toString(
      'base64',
    )
    return { data, secureKey }
  },
}
const opened = ({ data, secureKey }: Sealed): unknown => {
  const wrapped = Buffer.from(secureKey, 'base64')
  const key = privateDecrypt({ key: gateway.privateKey, padding, oaepHash: 'sha256' }, wrapped)
  const decipher = createDecipheriv('aes-128-cbc', key, key)
  return JSON.parse(Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8'))
}

describe('what travels sealed', () => {
  it('LOG-10 is all of the credentials of a password login and of a new password', () => {
    expect(sealedPayload(BY_PASSWORD)).toBe('{"loginName":"zhang_san","password":"abcd1234","captcha":"c1"}')
    expect(sealedPayload(NEW_PASSWORD)).toBe(
      '{"mobile":"12900000001","password":"abcd1234","validationCode":"123456","smsId":"s1","captcha":"c1","scode":null}',
    )
  })

  it('LOG-10 is nothing else that stands beside them, such as the rest of a form', () => {
    expect(sealedPayload({ ...aFilledForm({ inviter: '李工' }), ...BY_PASSWORD, captcha: 'c2' })).toBe(
      '{"loginName":"zhang_san","mobile":"12900000001","password":"abcd1234","smsId":"s1","captcha":"c2","scode":null}',
    )
  })

  it('LOG-10 is read by the gateway alone: the key is random, and is itself encrypted', async () => {
    const seal = sealCredentials(sealer)
    const [first, second] = [await seal(BY_PASSWORD), await seal(BY_PASSWORD)]
    for (const sealed of [first, second]) {
      expect(opened(sealed)).toEqual(BY_PASSWORD)
      const travelling = JSON.stringify(sealed)
      for (const secret of ['zhang_san', PASSWORD, 'password', Buffer.from(PASSWORD).toString('base64')]) {
        expect(travelling).not.toContain(secret)
      }
    }
    expect(first.data).not.toBe(second.data)
    expect(first.secureKey).not.toBe(second.secureKey)
    expect(opened(await seal(NEW_PASSWORD))).toEqual(NEW_PASSWORD)
  })

  it('LOG-10 comes out as it went in, whatever was typed', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('\ud83d', '😀', '\u0000', '"}', '__proto__'))
    fc.assert(
      fc.property(text, text, text, (loginName, password, captcha) => {
        const credentials = { loginName, password, captcha }
        expect(JSON.parse(sealedPayload(credentials))).toEqual(credentials)
      }),
    )
  })
})

describe('what a log may hold of a form', () => {
  it('LOG-10 is which fields are filled, and no number, name, password, code, id or sign', () => {
    const form = aFilledForm({
      notice: { kind: 'error', title: null, text: `${MOBILE} 已被冻结` },
      inviter: '李工',
      scode: 'friend',
      disabled: true,
    })
    expect(withoutSecrets(form)).toEqual({
      mobile: '***',
      loginName: '***',
      password: '***',
      code: '***',
      smsId: '***',
      smsSentAt: NOW,
      captcha: '***',
      disabled: true,
      notice: '***',
      inviter: '***',
      scode: '***',
    })
  })

  it('LOG-10 tells an empty field from a filled one', () => {
    expect(withoutSecrets(aForm())).toEqual({
      mobile: '',
      loginName: '',
      password: '',
      code: '',
      smsId: null,
      smsSentAt: null,
      captcha: null,
      disabled: false,
      notice: null,
      inviter: null,
      scode: null,
    })
    expect(withoutSecrets(aForm({ password: ' ' }))).toMatchObject({ password: '***' })
  })

  it('LOG-10 a field that nobody has thought of yet is hidden', () => {
    expect(withoutSecrets({ ...aForm(), ...{ token: 'secret', disabled: false } })).toMatchObject({
      token: '***',
    })
  })
})
