import { describe, expect, it } from 'vitest'
import {
  buildRouteError,
  ERROR_PAGE_FALLBACK,
  LOGIN_EXPIRED_MODAL,
  MEMBERSHIP_EXPIRED_DIALOG,
  REQUEST_SETUP_ERROR,
} from './'

describe('error pages and dialogs', () => {
  it('ERR-05 the dialog of a membership that ended offers 取消 and 去购买', () => {
    expect(MEMBERSHIP_EXPIRED_DIALOG).toEqual({
      title: '会员已到期',
      text: '您的会员已到期，续费后可继续查看完整数据',
      cancel: '取消',
      buy: '去购买',
    })
  })

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

  it('ERR-08 if the error page itself fails, it says so and links home', () => {
    expect(ERROR_PAGE_FALLBACK).toEqual({
      text: '显示错误页面时发生了错误',
      link: { label: '返回首页', href: '/' },
    })
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
