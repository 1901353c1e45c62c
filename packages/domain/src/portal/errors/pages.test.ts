import { describe, expect, it } from 'vitest'
import { buildRouteError, LOGIN_EXPIRED_MODAL, REQUEST_SETUP_ERROR } from './'

describe('error pages and dialogs', () => {
  it('ERR-07 a request that cannot be set up has its own error', () => {
    expect(REQUEST_SETUP_ERROR).toBe('request action is error')
  })

  it('ERR-08 a route error shows its status and message, or 500 and our own text', () => {
    const nothing = { status: 500, message: '页面出错了，请稍后重试', reference: null }
    expect(buildRouteError({})).toEqual(nothing)
    expect(buildRouteError({ status: undefined, message: undefined })).toEqual(nothing)
    expect(buildRouteError({ message: '' })).toEqual(nothing)
    expect(buildRouteError({ status: 503 })).toEqual({ ...nothing, status: 503 })
    expect(buildRouteError({ message: '未找到' })).toEqual({ ...nothing, message: '未找到' })
    expect(buildRouteError({ status: 404, message: '未找到' })).toEqual({
      ...nothing,
      status: 404,
      message: '未找到',
    })
  })

  it('ERR-11 a defect is a 500 that is named by its number in the logs', () => {
    expect(buildRouteError({ digest: '1234567890' })).toEqual({
      status: 500,
      message: '页面出错了，请稍后重试',
      reference: '1234567890',
    })
    expect(buildRouteError({ digest: '' }).reference).toBeNull()
  })

  it('ERR-10 the login-expired modal offers 返回首页 and 重新登录', () => {
    expect(LOGIN_EXPIRED_MODAL).toEqual({
      title: '登录失效',
      text: '由于您长时间未操作，页面已失效，请重新登录',
      home: '返回首页',
      login: '重新登录',
    })
  })
})
