import { describe, expect, it } from 'vitest'
import {
  checkKeyForm,
  isApiKey,
  KEY_LIMIT,
  KEY_NAME_MAX,
  KEY_PREFIX,
  KEY_SCOPE_LABELS,
  KEY_SCOPES,
  KEY_TEXTS,
  MAX_KEYS,
  mayKeyCall,
  trimKeyForm,
} from './index'

const messages = (form: Parameters<typeof checkKeyForm>[0]) =>
  checkKeyForm(form).map(({ field, message }) => [field, message])

describe('the form of a key', () => {
  it('KEY-01 needs a name of at most 30 characters and a group of calls', () => {
    expect(messages({ name: '', scopes: [] })).toEqual([
      ['name', '请填写名称，便于日后辨认'],
      ['scopes', '请至少选择一组接口'],
    ])
    expect(messages({ name: 'x'.repeat(KEY_NAME_MAX), scopes: ['records'] })).toEqual([])
    expect(messages({ name: 'x'.repeat(KEY_NAME_MAX + 1), scopes: ['records'] })).toEqual([
      ['name', '名称最多 30 字'],
    ])
    expect(messages({ name: '报表', scopes: ['records', 'security'] })).toEqual([
      ['scopes', '请选择列出的接口'],
    ])
  })

  it('KEY-01 surrounding spaces do not count, and each group counts once', () => {
    expect(trimKeyForm({ name: ' 报表 ', scopes: ['exports', 'records', 'records', 'x'] })).toEqual({
      name: '报表',
      scopes: ['records', 'exports', 'x'],
    })
  })

  it('KEY-01 ten at once, twenty a day', () => {
    expect([MAX_KEYS, KEY_LIMIT]).toEqual([10, { within: 86_400_000, most: 20 }])
    expect(KEY_TEXTS).toEqual({
      tooMany: '最多同时使用 10 个密钥，请先停用不再使用的',
      tooOften: '一天内最多新建 20 个密钥，请明天再试',
      unknown: '没有这个密钥',
      invalid: '密钥无效或已停用',
    })
  })
})

describe('what a key may call', () => {
  it('KEY-02 the calls of its groups, and never one without a group', () => {
    expect(mayKeyCall(['records'], 'records')).toBe(true)
    expect(mayKeyCall(['records'], 'exports')).toBe(false)
    expect(mayKeyCall([], 'records')).toBe(false)
    expect(mayKeyCall([...KEY_SCOPES], null)).toBe(false)
  })

  it('KEY-02 every group says what it opens', () => {
    expect(Object.keys(KEY_SCOPE_LABELS)).toEqual([...KEY_SCOPES])
    for (const { label, hint } of Object.values(KEY_SCOPE_LABELS)) {
      expect(label.length).toBeGreaterThan(1)
      expect(hint.length).toBeGreaterThan(label.length)
    }
  })

  it('KEY-02 is known by its first characters', () => {
    expect(KEY_PREFIX).toBe('zst_')
    expect([isApiKey('zst_abc'), isApiKey('abc'), isApiKey('xzst_'), isApiKey('')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
